import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, onUnmounted, ref } from 'vue';

/** How far below the screen a program starts to load. */
const AHEAD = '160px';

/** A program in a frame of fixed height, which loads once it scrolls into view. */
export const LivePreview = defineComponent({
  props: {
    /** The address of the program's page, below the site's root. */
    src: { type: String, required: true },
    /** The name of the frame. */
    title: { type: String, required: true },
  },
  setup(props) {
    const root = ref<HTMLElement>();
    const isNear = ref(false);
    const isLoaded = ref(false);
    let observer: IntersectionObserver | undefined;

    onMounted(() => {
      observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          isNear.value = true;
          observer?.disconnect();
        },
        { rootMargin: AHEAD },
      );
      if (root.value) observer.observe(root.value);
    });
    onUnmounted(() => observer?.disconnect());

    const rows = () => Array.from({ length: 6 }, () => h('span', { class: 'live-preview__row' }));
    const frame = () =>
      h('iframe', {
        class: 'live-preview__frame',
        src: withBase(props.src),
        title: props.title,
        onLoad: () => {
          isLoaded.value = true;
        },
      });
    return () =>
      h('div', { ref: root, class: 'live-preview', 'data-loaded': isLoaded.value ? '' : undefined }, [
        h('div', { class: 'live-preview__skeleton', 'aria-hidden': 'true' }, rows()),
        isNear.value ? frame() : null,
      ]);
  },
});
