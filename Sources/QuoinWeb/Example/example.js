// Lays out the elements of this page: the browser measures them, Quoin says where they go, and transforms bring them
// there.
import { load } from './quoin.js';

const page = `
edge = 20
gap = 16

column
column: top.equalToSuperview(); bottom.equalToSuperview().priority(.low)
    centerX.equalToSuperview(); width.lessThanOrEqualTo(1080)
    left.equalToSuperview().offset(edge).priority(740)
    left.greaterThanOrEqualToSuperview().offset(edge)

mark: leading.equalTo(column); top.equalTo(column).offset(edge); size.equalTo(36)
brand: leading.equalTo(mark.trailing).offset(10); centerY.equalTo(mark)
    trailing.lessThanOrEqualTo(controls.leading).offset(-gap)
controls: trailing.equalTo(column); centerY.equalTo(mark)
line: leading.trailing.equalTo(column); height.equalTo(1); top.equalTo(mark.bottom).offset(gap)

feature: leading.equalTo(column); top.equalTo(line.bottom).offset(edge)
    height.equalTo(0).priority(.fittingSize)
art: leading.trailing.top.equalTo(feature); aspectRatio(16 / 9)
kicker: leading.trailing.equalTo(feature).inset(24); top.equalTo(art.bottom).offset(22)
headline: leading.trailing.equalTo(kicker); top.equalTo(kicker.bottom).offset(6)
lede: leading.trailing.equalTo(kicker); top.equalTo(headline.bottom).offset(12)
avatar: leading.equalTo(kicker); size.equalTo(44); top.greaterThanOrEqualTo(lede.bottom).offset(22)
    bottom.lessThanOrEqualTo(feature).inset(24)
author: leading.equalTo(avatar.trailing).offset(12); top.greaterThanOrEqualTo(lede.bottom).offset(20)
    bottom.equalTo(avatar.centerY)
when: leading.equalTo(author); top.equalTo(author.bottom); bottom.lessThanOrEqualTo(feature).inset(16)
read: trailing.equalTo(kicker); centerY.equalTo(avatar)
    leading.greaterThanOrEqualTo(author.trailing).offset(gap)
    leading.greaterThanOrEqualTo(when.trailing).offset(gap)

note1: trailing.equalTo(column)
note2, note3: leading.trailing.equalTo(note1)
note2: top.equalTo(note1.bottom).offset(gap)
note3: top.equalTo(note2.bottom).offset(gap)

status: leading.trailing.equalTo(column)
    top.greaterThanOrEqualTo(note3.bottom).offset(edge); top.greaterThanOrEqualTo(feature.bottom).offset(edge)
    top.equalTo(line).priority(.fittingSize)
sourceTitle: leading.trailing.equalTo(column); top.equalTo(status.bottom).offset(edge)
source: leading.trailing.equalTo(column); top.equalTo(sourceTitle.bottom).offset(12)
`;

// Said of each note, which is read once.
const note = `
dot: leading.top.equalTo(note).inset(18); size.equalTo(26)
title: leading.equalTo(dot.trailing).offset(12); trailing.equalTo(note).inset(18); top.equalTo(dot).offset(1)
body: leading.trailing.equalTo(title); top.equalTo(title.bottom).offset(4); bottom.equalTo(note).inset(18)
`;

const wide = `
feature: width.equalTo(column).multipliedBy(0.62)
note1: leading.equalTo(feature.trailing).offset(20); top.equalTo(feature)
`;

const narrow = `
feature: trailing.equalTo(column)
note1: leading.equalTo(column); top.equalTo(feature.bottom).offset(20)
`;

const stage = document.getElementById('stage');
const elements = [...stage.querySelectorAll('[data-view]')];
/** Those whose size follows from constraints alone. */
const boxes = new Set(['mark', 'line', 'feature', 'art', 'avatar', 'note1', 'note2', 'note3', 'dot1', 'dot2', 'dot3']);

drawWall(document.getElementById('wall'));
document.querySelector('[data-view="source"]').textContent = page.trim();

// `moduleBytes` is there if the page is a single file.
const quoin = await load(globalThis.moduleBytes);
const layout = quoin.layout({ width: stage.clientWidth, height: innerHeight, scale: devicePixelRatio });

for (const element of elements) {
  const parent = element.parentElement.closest('[data-view]')?.dataset.view;
  const name = element.dataset.view;
  layout.view(name, {
    ...(boxes.has(name) ? {} : { measure: measurer(element), wraps: name !== 'controls' && name !== 'read' }),
    ...(parent ? { parent } : {}),
  });
}
layout.find('controls').setResistance({ horizontal: 800 });
layout.find('read').setResistance({ horizontal: 800 });
layout.add(page);
for (const number of [1, 2, 3]) {
  layout.add(note, {
    views: { note: `note${number}`, dot: `dot${number}`, title: `title${number}`, body: `body${number}` },
  });
}
const wideRules = layout.add(wide);
const narrowRules = layout.add(narrow);

/** A function that asks the browser how large an element is within a width. */
function measurer(element) {
  return (maxWidth) => {
    const { width, height } = element.style;
    element.style.width = maxWidth === Infinity ? 'max-content' : `${maxWidth}px`;
    element.style.height = 'auto';
    const size = element.getBoundingClientRect();
    Object.assign(element.style, { width, height });
    return { width: size.width, height: size.height };
  };
}

/** Brings the elements where their views are. */
function place() {
  const frames = layout.frames;
  for (const view of layout.changed) {
    const element = elements[view.index - 1];
    // A column is a view only.
    if (!element) continue;
    const [x, y, width, height] = frames.subarray(4 * view.index, 4 * view.index + 4);
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  }
  const last = layout.find('source').frame;
  stage.style.height = `${last.y + last.height + 40}px`;
}

function show() {
  const isWide = layout.width >= 800;
  // One goes before the other comes.
  (isWide ? narrowRules : wideRules).isActive = false;
  (isWide ? wideRules : narrowRules).isActive = true;
  const start = performance.now();
  const moved = layout.update();
  const time = performance.now() - start;
  place();
  if (moved > 0) {
    tell(`${layout.views.length} views; the last change moved ${moved}, in ${time.toFixed(1)} ms with measuring.`);
  }
  document.documentElement.dataset.updates = Number(document.documentElement.dataset.updates ?? 0) + 1;
}

/** What is told takes room, too. */
function tell(text) {
  document.querySelector('[data-view="status"]').textContent = text;
  layout.contentChanged('status');
  layout.update();
  place();
}

// MARK: What changes

new ResizeObserver(() => {
  if (stage.clientWidth === layout.width) return;
  layout.resize(stage.clientWidth, innerHeight);
  show();
}).observe(stage);

document.querySelector('[data-view="headline"]').addEventListener('input', () => {
  layout.contentChanged('headline');
  show();
});

let size = 1;
function scaleText(factor) {
  size = Math.min(1.6, Math.max(0.8, size * factor));
  document.documentElement.style.setProperty('--size', size);
  layout.views.forEach((view) => view.contentChanged());
  show();
}
document.getElementById('smaller').addEventListener('click', () => scaleText(1 / 1.125));
document.getElementById('larger').addEventListener('click', () => scaleText(1.125));

document.getElementById('turn').addEventListener('click', ({ currentTarget }) => {
  const isTurned = layout.direction === 'ltr';
  layout.direction = isTurned ? 'rtl' : 'ltr';
  stage.dir = layout.direction;
  currentTarget.setAttribute('aria-pressed', String(isTurned));
  show();
});

document.querySelector('[data-view="read"]').addEventListener('click', (event) => event.preventDefault());

show();
document.documentElement.classList.add('ready');
// Letters of another font have other sizes.
document.fonts.ready.then(() => {
  layout.views.forEach((view) => view.contentChanged());
  show();
});
globalThis.layout = layout;

/** Draws courses of stones, and the quoins at their corner alternately long and short. */
function drawWall(group) {
  const stone = (x, y, width, height, isQuoin) => {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries({ x, y, width, height, rx: 3 })) rect.setAttribute(name, value);
    if (isQuoin) rect.classList.add('quoin');
    group.append(rect);
  };
  for (let course = 0; course < 7; course += 1) {
    const y = 36 + course * 48;
    const corner = course % 2 === 0 ? 92 : 58;
    // From the corner on, the first one of another length each time.
    for (let end = 330 - corner, width = 44 + (course % 3) * 17; end > 0; end -= width, width = 74) {
      stone(end - width, y, width, 48, false);
    }
    stone(330 - corner, y, corner, 48, true);
  }
}
