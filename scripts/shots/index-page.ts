import type { Picture } from './picture.ts';
import { lookName } from './looks.ts';
import { addressOfFile, escapeHtml } from './sheet-page.ts';

const styles = `
body { margin: 0; background: #ececec; color: #111; font: 14px/1.4 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 16px; background: #fff; border-bottom: 1px solid #bbb; }
header h1 { margin: 0; font-size: 16px; }
fieldset { display: flex; gap: 12px; margin: 0; padding: 0; border: 0; }
label { display: flex; gap: 4px; align-items: center; min-height: 24px; }
input[type=search] { font: inherit; padding: 4px 8px; min-width: 16em; }
main { padding: 0 16px 32px; }
h2 { margin: 24px 0 0; font-size: 18px; }
section section h3 { margin: 16px 0 4px; font-size: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; }
figcaption { color: #444; font-size: 12px; }
figure a { display: block; overflow: hidden; max-height: 440px; border: 1px solid #bbb; background: #fff; }
.wide img { width: 480px; } .narrow img { width: 200px; }
img { display: block; }
.errors { margin: 0 0 8px; padding: 8px 8px 8px 28px; background: #fdeceb; color: #8c1a11; }
[hidden] { display: none; }
`;

/** Hides what is not wanted: pictures first, then the stories and screens that have none left. Runs in the page. */
const script = `
const wanted = (name) => new Set([...document.querySelectorAll('input[name=' + name + ']:checked')].map((box) => box.value));
function filter() {
  const themes = wanted('theme'), widths = wanted('width');
  const text = document.querySelector('input[type=search]').value.trim().toLowerCase();
  const failed = document.querySelector('input[name=failed]').checked;
  let shown = 0;
  for (const story of document.querySelectorAll('.story')) {
    let any = false;
    const named = story.dataset.search.includes(text) && (!failed || story.dataset.failed === 'true');
    for (const figure of story.querySelectorAll('figure')) {
      figure.hidden = !(named && themes.has(figure.dataset.theme) && widths.has(figure.dataset.width));
      if (!figure.hidden) { any = true; shown += 1; }
    }
    story.hidden = !any;
  }
  for (const screen of document.querySelectorAll('.screen')) screen.hidden = !screen.querySelector('.story:not([hidden])');
  document.querySelector('output').textContent = shown + (shown === 1 ? ' picture' : ' pictures');
}
addEventListener('input', filter);
filter();
`;

const figure = ({ story, look, file }: Picture) => {
  const { width, theme } = look;
  const alt = `${story.title}, ${story.name}, ${width} px, ${theme}`;
  return `<figure class="${width === 390 ? 'narrow' : 'wide'}" data-theme="${theme}" data-width="${width}">
<figcaption>${width} px, ${theme}</figcaption>
<a href="${addressOfFile(file)}"><img loading="lazy" src="${addressOfFile(file)}" alt="${escapeHtml(alt)}"></a></figure>`;
};

function storySection(pictures: readonly Picture[]): string {
  const { story } = pictures[0]!;
  const errors = pictures.flatMap(({ look, errors: all }) =>
    all.map((error) => `<li>${lookName(look)}: ${escapeHtml(error)}</li>`),
  );
  const search = escapeHtml(`${story.id} ${story.title} ${story.name}`.toLowerCase());
  return `<section class="story" id="${escapeHtml(story.id)}" data-search="${search}" data-failed="${errors.length > 0}">
<h3>${escapeHtml(story.name)} <small>${escapeHtml(story.id)}</small></h3>
${errors.length > 0 ? `<ul class="errors">${errors.join('')}</ul>` : ''}
<div class="row">${pictures.map(figure).join('')}</div></section>`;
}

function screenSection(pictures: readonly Picture[]): string {
  const stories = Map.groupBy(pictures, ({ story }) => story.id);
  return `<section class="screen"><h2>${escapeHtml(pictures[0]!.story.title)}</h2>
${[...stories.values()].map(storySection).join('\n')}</section>`;
}

const box = (name: string, value: string, text: string, checked = true) =>
  `<label><input type="checkbox" name="${name}" value="${value}"${checked ? ' checked' : ''}> ${text}</label>`;

/** One page without a script, a font or a picture from elsewhere: it opens from a disk or an attachment. */
export function indexPage(pictures: readonly Picture[]): string {
  const screens = Map.groupBy(pictures, ({ story }) => story.title);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Montage: contact sheet</title><link rel="icon" href="data:,"><style>${styles}</style></head>
<body><header><h1>Contact sheet</h1>
<fieldset aria-label="Theme">${box('theme', 'light', 'Light')}${box('theme', 'dark', 'Dark')}</fieldset>
<fieldset aria-label="Width">${box('width', '1440', '1440 px')}${box('width', '1920', '1920 px')}${box('width', '390', '390 px')}</fieldset>
<label>Story <input type="search" placeholder="Part of its name"></label>
${box('failed', 'true', 'Failed only', false)}
<output aria-live="polite"></output></header>
<main>${[...screens.values()].map(screenSection).join('\n')}</main>
<script>${script}</script></body></html>
`;
}
