import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { LivePreview } from './live-preview.ts';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('LivePreview', LivePreview);
  },
} satisfies Theme;
