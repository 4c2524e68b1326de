import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '../../src/domain/messages/en.ts'

const content = join(import.meta.dirname, '../../content/en')

test('2.43 pages and mails spell email one way, as the specification does', () => {
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const texts = pages.map((file) => readFileSync(join(content, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(10)
  expect(
    [JSON.stringify(en), ...texts].flatMap((text) => text.match(/.{0,40}e-mail.{0,40}/gi) ?? []),
  ).toEqual([])
})
