import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** The address of the site, if the package has one. */
const { homepage = '' } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The pages of a group of the sidebar, by their file names in `docs`. */
const pages = (entries: Record<string, string>) =>
  Object.entries(entries).map(([text, name]) => ({ text, link: `/docs/${name}` }));

// The site shows the documents where they are, so that every link works here, in the repository and in the package.
export default defineConfig({
  title: 'solid-chat-kit',
  description:
    'A whole chat, a conversation list and a user list for Solid, with any chat SDK that has the methods of the contract.',
  srcDir: '..',
  outDir: '../dist-site',
  cacheDir: '../node_modules/.vitepress',
  srcExclude: ['**/node_modules/**', '{dist,dist-docs,dist-site,example,scripts,src,test,css}/**'],
  // Addresses of the reader's own machine.
  ignoreDeadLinks: 'localhostLinks',
  rewrites: {
    'README.md': 'overview.md',
    'site/:page': ':page',
  },
  head: [
    ['link', { rel: 'icon', href: '/favicon.svg' }],
    ['meta', { name: 'theme-color', content: '#5352dc' }],
    ['meta', { property: 'og:title', content: 'solid-chat-kit: chat components for Solid' }],
    ['meta', { property: 'og:image', content: `${homepage}/social.png` }],
    ['meta', { property: 'og:image:width', content: '1200' }],
    ['meta', { property: 'og:image:height', content: '630' }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      const { code_inline } = md.renderer.rules;
      md.renderer.rules.code_inline = (tokens, index, ...rest) => {
        // Vue would read braces in code as expressions.
        tokens[index]?.attrSet('v-pre', '');
        return code_inline?.(tokens, index, ...rest) ?? '';
      };
    },
  },
  themeConfig: {
    logo: { src: '/favicon.svg', alt: '' },
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Docs', link: '/docs/getting-started' },
      { text: 'Gallery', link: '/gallery' },
      { text: 'Playground', link: '/playground' },
      { text: 'Demo', link: '/demo/app/index.html', target: '_blank' },
      { text: 'Changes', link: '/CHANGELOG' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'Overview', link: '/overview' },
          ...pages({
            'Getting started': 'getting-started',
            'Coming from React': 'coming-from-react',
            Recipes: 'recipes',
            Features: 'features',
            FAQ: 'faq',
          }),
          { text: 'Gallery', link: '/gallery' },
          { text: 'Playground', link: '/playground' },
        ],
      },
      {
        text: 'Components',
        items: pages({
          KitChat: 'kit-chat',
          KitConversations: 'kit-conversations',
          KitUsers: 'kit-users',
          KitSearch: 'kit-search',
          KitChatInfo: 'kit-chat-info',
          KitMessageHeader: 'kit-message-header',
          KitMessageList: 'kit-message-list',
          KitMessageComposer: 'kit-message-composer',
          'Provider and helpers': 'provider-and-helpers',
          'Slots and reactivity': 'slots-and-reactivity',
          'Headless lists': 'headless-lists',
          'Custom elements': 'elements',
        }),
      },
      {
        text: 'Look and language',
        items: pages({
          Theming: 'theming',
          'CSS hooks': 'css-hooks',
          Localisation: 'localisation',
          Accessibility: 'accessibility',
        }),
      },
      {
        text: 'Data',
        items: pages({
          'Your own server': 'your-own-server',
          XMPP: 'xmpp',
          'With your SDK': 'your-own-sdk',
          'The contract': 'contract',
          'Embedded SDK': 'embedded-sdk',
        }),
      },
      {
        text: 'In production',
        items: pages({
          'Server rendering': 'server-rendering',
          'Testing your app': 'testing-your-app',
          Performance: 'performance',
          Reliability: 'reliability',
          Stability: 'stability',
        }),
      },
      {
        text: 'Project',
        items: [
          ...pages({ Architecture: 'architecture', Decisions: 'decisions' }),
          { text: 'Contributing', link: '/CONTRIBUTING' },
        ],
      },
    ],
  },
});
