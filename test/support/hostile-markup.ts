/** Texts that would run a script, or load something, if any of them were taken for markup, code or an address. */
export const HOSTILE_MARKUP = [
  '<img src="https://evil.invalid/a.png" onerror="globalThis.hasRun = true">',
  '</script><script>globalThis.hasRun = true</script>',
  '"><svg onload="globalThis.hasRun = true">',
  '\u2028globalThis.hasRun = true//',
  'javascript:globalThis.hasRun=true',
  'data:text/html,<script>parent.hasRun=true</script>',
  '{{constructor.constructor("hasRun = true")()}}',
  '__proto__',
  '<style>@import "https://evil.invalid/a.css"</style>',
  '<a href="javascript:hasRun=true">x</a>',
] as const;
