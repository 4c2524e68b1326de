import fc from 'fast-check'

const uuidOfNobody = '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21'

/** Texts that are known to break programs. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udc00', '\uffff', '\u202e', '\r\nset-cookie: a=b', '\x1b[2J'],
    ...["' or '1'='1", "'; drop table application; --", '1) union select 1--', '$where', '{"$gt":""}', '\\'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would run
    ...['{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '%s%s%n', '$(id)', '`id`', '|id', '=cmd|x'],
    ...[
      '../../etc/passwd',
      '..\\..\\boot.ini',
      '%2e%2e%2f',
      '%252e%252e%252f',
      '%c0%ae%c0%ae/',
      '/etc/passwd%00',
    ],
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN'],
    ...['<script>alert(1)</script>', 'javascript:alert(1)', '//evil.example', 'a@b', 'A'.repeat(9000)],
    ...['0', '-1', '1e999', '9'.repeat(400), '0x10', '2026-02-30', '9999-99-99', uuidOfNobody],
    `e${'\u0301'.repeat(40)}`,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    ...[null, true, -0, -1, 0.1, 1e308, 2 ** 53, 2 ** 31, -(2 ** 63), [], {}, [[]], [null]],
    { toString: 1 },
    { length: 1e9 },
    Array(2000).fill(1),
    Array(300).fill({ id: 1, value: 'English', proficiency: 'Native' }),
  ),
)

/** A document with one or two invalid or additional values. */
export function spoilt(document: unknown): fc.Arbitrary<unknown> {
  if (document === null || typeof document !== 'object') return hostileValue
  const names = Object.keys(document)
  const place = names.length > 0 ? fc.constantFrom(...names) : fc.constant('x')
  const changes = fc.array(fc.tuple(fc.oneof({ weight: 6, arbitrary: place }, hostileText), hostileValue), {
    minLength: 1,
    maxLength: 2,
  })
  return changes.map((all) => {
    const copy = structuredClone(document) as Record<string, unknown>
    for (const [name, value] of all) {
      Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true })
    }
    return copy
  })
}

/** Invalid or unusual JSON. */
export const hostileBytes: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom<string | Buffer>(
    ...[
      '',
      '{',
      '[',
      'null',
      '7',
      '""',
      '[]',
      '{"a":1',
      '{"a":1}}',
      '{"a":01}',
      '{a:1}',
      "{'a':1}",
      '\ufeff{}',
    ],
    ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"a":1e99999}'],
    ...['['.repeat(20_000), `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, `{"a":${'9'.repeat(5000)}}`],
    ...[
      'a=1&a=2&__proto__[x]=1',
      'a[b][c]=d&%00=%00',
      '%',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ],
    ...[Buffer.from([0xff, 0xfe, 0xc0, 0xaf]), Buffer.from('{"name":"\xe9\xff"}', 'latin1')],
    ...[Buffer.from([0x1f, 0x8b, 0x08, 0x00]), Buffer.alloc(1024)],
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)
