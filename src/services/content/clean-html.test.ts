import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestProse } from '../../domain/forms/prose.ts'
import { cleanHtml, htmlFromMarkdown, isBlank } from './clean-html.ts'

const address = '/pictures/0b6f2a527c9e4d0b8f0f3c1a5b7e9d21/960x600.webp'

test('HTML of the editor stays unchanged', () => {
  const written = [
    '<h2>Heading</h2>',
    '<p>Words, <strong>strong</strong> and <em>stressed</em>, with <a href="/about">a link</a>.</p>',
    '<ul>\n<li>one</li>\n<li><a href="https://who.int/">two</a></li>\n</ul>',
    '<ol start="3">\n<li><a href="mailto:a@b.example">three</a></li>\n</ol>',
    '<blockquote>\n<p>Said.</p>\n<footer>Somebody</footer></blockquote>',
    '<table><caption>Figures</caption><tbody><tr><th scope="row">Wards</th><td>2</td></tr></tbody></table>',
    `<figure><img src="${address}" alt="A ward" width="960" height="600" loading="lazy" /><figcaption>A ward</figcaption></figure>`,
  ].join('\n')
  expect(cleanHtml(written)).toBe(written)
})

test('Markdown becomes HTML, which stays unchanged when it is saved again', () => {
  const html = htmlFromMarkdown(`# Title\n\nFirst *word*.\n\n- one\n- two\n\n![A ward](${address})`)
  expect(html).toBe(
    `<h2>Title</h2>\n<p>First <em>word</em>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p><img src="${address}" alt="A ward" width="960" height="600" loading="lazy" /></p>`,
  )
  expect(htmlFromMarkdown(html)).toBe(html)
  expect(htmlFromMarkdown(`${html}\n\nAnd **more**.`)).toBe(`${html}<p>And <strong>more</strong>.</p>`)
})

test('14.1 HTML of the editor is never parsed as Markdown, whatever characters it contains', () => {
  const text = fc.string().map((words) => `<p>${cleanHtml(words.replaceAll('<', '')) || '-'}</p>`)
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (blocks) => {
      const html = cleanHtml(`${blocks.join('\n')}\n<ul><li>*1* __2__ \`3\`</li></ul>`)
      expect(htmlFromMarkdown(html)).toBe(html)
    }),
  )
})

test.each([
  ['[A film](https://youtu.be/aqz-KE-bpKQ?t=1)', 'A film'],
  ['<p><a href="https://m.youtube.com/watch?a=b&amp;v=aqz-KE-bpKQ">A film</a></p>', 'A film'],
  ['<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">A film</a></figure>', 'A film'],
])('14.4 a link to a video in its own paragraph becomes a video: %s', (written, title) => {
  expect(htmlFromMarkdown(written)).toBe(
    `<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">${title}</a></figure>`,
  )
})

test('14.4 a video link within text, or any other link, stays a link', () => {
  const written =
    '<p>See <a href="https://youtu.be/aqz-KE-bpKQ">a film</a>.</p>\n<p><a href="/about">Us</a></p>'
  expect(htmlFromMarkdown(written)).toBe(written)
})

test('list items that start with a number are not nested lists', () => {
  const figures = Array.from({ length: 60 }, (_, at) => `- ${at} 000.`).join('\n')
  expect(htmlFromMarkdown(figures).match(/<li>/g)).toHaveLength(60)
})

test.each([
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['<b>bold</b> <i>slanted</i>', '<strong>bold</strong> <em>slanted</em>'],
  ['<p>unclosed <strong>words', '<p>unclosed <strong>words</strong></p>'],
  ['5 < 6 & 7 > 2', '5 &lt; 6 &amp; 7 &gt; 2'],
  ['<p style="position:fixed" class="btn" id="main" title="t">x</p>', '<p>x</p>'],
  ['<img src="https://evil.example/pixel.png" alt="A">', ''],
  [`<img src="${address}">`, ''],
  [
    `<img src="${address}" alt="A" srcset="//evil.example/a 2x" onload="a()">`,
    `<img src="${address}" alt="A" width="960" height="600" loading="lazy" />`,
  ],
  ['<a href="//evil.example">x</a>', 'x'],
  ['<a href="/\\evil.example">x</a>', 'x'],
  ['<a>x</a>', 'x'],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1) alt=x>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa&#9;Script:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:x">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name="pin"><button>Go</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css"><style>*{display:none}</style>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><a><set attributeName=href to=javascript:alert(1)></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<table><svg><td><foreignObject><script>alert(1)</script>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><script>alert(1)</script>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
  '<template><script>alert(1)</script></template>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<picture><source srcset="https://evil.example/x"><img src="https://evil.example/x" alt="x"></picture>',
]

/** Only allowed tags with allowed attributes, as an HTML parser would read them. */
const harmless =
  /^(?:[^<]|<\/?(?:h[234]|p|[uo]l|li|blockquote|footer|hr|figure|figcaption|table|caption|thead|tbody|tr|t[hd]|strong|em|su[bp]|br)(?: (?:start|scope|colspan|rowspan)="[^"<>]*")*(?: \/)?>|<a href="(?:https?:|mailto:|\/|#)[^"<>]*">|<\/a>|<img src="\/pictures\/[^"<>]*" alt="[^"<>]*" width="\d+" height="\d+" loading="lazy" \/>)*$/i

describe('cleaning leaves only safe HTML of', () => {
  test.each(hostile)('%s', (html) => {
    expect(cleanHtml(html)).toMatch(harmless)
    expect(htmlFromMarkdown(html)).toMatch(harmless)
  })

  test('any mixture of these, and is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string(),
      fc.constantFrom('<', '>', '"', "'", '<p>', '</p>', '<!--', '<a href="'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''))
        expect(clean).toMatch(harmless)
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  '<div>',
  '<b>',
  '<ul><li>',
  '<x>',
  '<',
  '&',
  '</p>',
  '<svg><math>',
  '<p title="',
  '<!--',
  '> ',
  '- > ',
  '[',
  '*a ',
])('a megabyte of %j costs little time', (piece) => {
  const megabyte = piece.repeat(1_000_000 / piece.length)
  const since = performance.now()
  cleanHtml(megabyte)
  htmlFromMarkdown(megabyte)
  expect(performance.now() - since).toBeLessThan(5000)
})

test('the longest allowed text is cleaned completely', () => {
  const html = `<p>${'word '.repeat((longestProse - 20) / 5)}end</p>`
  expect(cleanHtml(html)).toBe(html)
})

test.each(['', '<p> </p>', '<p><br></p>', '&nbsp;'])('%j counts as empty', (html) => {
  expect(isBlank(html)).toBe(true)
})
