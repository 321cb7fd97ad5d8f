/**
 * Style sheet of the documentation page: colours and sizes of text of `apps/web/src/ui/theme/tokens.css`, and
 * system fonts.
 */
export const STYLE = `:root {
  --ink: #15111b;
  --panel: #211a2a;
  --panel-deep: #1a1521;
  --line: #43384f;
  --text: #f3e9d8;
  --dim: #b9aa98;
  --parchment: #ffe6bd;
  --ember: #f3a83b;
  --ember-light: #ffd27e;
  --dusk-light: #b7a5ff;
  color-scheme: dark;
}
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--ink); scroll-padding-top: 16px; }
body {
  margin: 0;
  color: var(--text);
  font-family: 'Figtree Variable', system-ui, sans-serif;
  line-height: 1.55;
  font-variant-numeric: tabular-nums;
  background: radial-gradient(1200px 700px at 62% -10%, #3a2738 0, transparent 60%) no-repeat, var(--ink);
}
a { color: var(--ember-light); text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible, main:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px; border-radius: 4px; }
code { font: 0.9em/1.4 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; color: var(--parchment); overflow-wrap: anywhere; }
a code { color: inherit; }
small { color: var(--dim); font-size: 0.86em; }
h1, h2, .name { font-family: Texturina, Georgia, 'Times New Roman', serif; color: var(--parchment); line-height: 1.15; }
h1 { font-size: 2.1rem; margin: 0 0 16px; }
h2 { font-size: 1.5rem; margin: 48px 0 16px; }
h3 { font-size: 1.03rem; margin: 0 0 4px; overflow-wrap: anywhere; }
h4 { font-size: 0.9rem; margin: 18px 0 6px; color: var(--dim); }
p { margin: 0 0 10px; max-width: 75ch; }
header { display: flex; flex-wrap: wrap; gap: 4px 32px; align-items: baseline; padding: 16px 24px; border-bottom: 1px solid var(--line); }
header p { margin: 0; }
.name { font-size: 1.5rem; }
.name a { color: inherit; text-decoration: none; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; padding: 8px 12px; background: var(--panel); z-index: 1; }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 40px; max-width: 82.5rem; margin: 0 auto; padding: 24px; }
nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow: auto; }
nav summary { font-weight: 700; padding: 6px 4px; cursor: pointer; }
nav ul { margin: 0 0 8px; padding: 0 0 0 20px; list-style: none; }
nav li a { display: block; padding: 3px 0; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
nav li a:hover { color: var(--ember-light); text-decoration: underline; }
article { background: linear-gradient(180deg, var(--panel), var(--panel-deep)); border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; margin: 0 0 16px; }
article:target { border-color: var(--ember); box-shadow: 0 0 0 1px var(--ember); }
h3 a { color: var(--parchment); text-decoration: none; }
h3 a:hover { text-decoration: underline; }
.method { display: inline-block; min-width: 3.25rem; font-size: 0.84rem; letter-spacing: 0.04em; color: var(--dusk-light); }
.summary { font-weight: 600; }
table { border-collapse: collapse; width: 100%; margin: 0 0 8px; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-top: 1px solid var(--line); font-weight: 400; }
thead th { border-top: 0; color: var(--dim); font-size: 0.9rem; }
tbody th { width: 1%; min-width: 13rem; padding-right: 24px; white-space: nowrap; }
td tbody th { min-width: 0; padding-right: 12px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0; }
dt { color: var(--dim); }
dd { margin: 0; }
ol { margin: 4px 0; padding-left: 28px; }
article details { margin: 14px 0 0; }
article summary { cursor: pointer; color: var(--dim); width: max-content; max-width: 100%; padding: 4px 0; }
@media (max-width: 64em) {
  .columns { display: block; padding: 16px; }
  header { padding: 12px 16px; }
  nav { position: static; max-height: none; margin-bottom: 24px; }
  nav summary, nav li a { padding: 8px 4px; }
  h1 { font-size: 1.75rem; }
  article { padding: 14px; }
  tbody th code { font-size: 0.84rem; }
  tbody th { width: auto; min-width: 5.75rem; padding-right: 12px; white-space: normal; }
  th, td { overflow-wrap: anywhere; padding-right: 6px; }
  /* In tables within tables a field stands above what it holds, or they would be wider than the phone. */
  td table, td thead, td tbody, td tr, td th, td td { display: block; width: auto; }
  td thead { display: none; }
  td td { padding: 0 0 6px 12px; border-top: 0; }
}
`;
