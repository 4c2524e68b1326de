import { describe, expect, test } from 'vitest'
import { problemsOf } from './sample-repository.ts'

describe('files', () => {
  test.each([
    ['src/domain/FieldKind.ts', "'FieldKind.ts' is not kebab-case"],
    ['src/domain/utils.ts', "'utils.ts' does not say what is inside"],
    ['src/helpers/dates.ts', "'helpers' does not say what is inside"],
    ['src/web/ui/index.ts', "'index.ts' does not say what is inside"],
  ])('a meaningless name, or one not in kebab-case, is found: %s', async (path, problem) => {
    expect(await problemsOf({ [path]: '' })).toEqual([`${path} ${problem}`])
  })

  test('a module of more than 250 lines is found, unless it is generated', async () => {
    const long = '// a line\n'.repeat(251).trimEnd()
    const files = { 'src/domain/long.ts': long, 'src/store/generated/schema.ts': long }
    expect(await problemsOf(files)).toEqual(['src/domain/long.ts has 251 lines; split it below 250'])
  })

  test('a path of a local machine is found', async () => {
    const files = { 'docs/start.md': ['Run', '', 'home', 'ama', 'start.sh'].join('/') }
    expect(await problemsOf(files)).toEqual(['docs/start.md:1 names a folder of one machine'])
  })

  test('a conflict that a merge left behind is found', async () => {
    const text = `A.\n${'<'.repeat(7)} HEAD\nB.\n${'='.repeat(7)}\nC.\n${'>'.repeat(7)} topic\n`
    expect(await problemsOf({ 'docs/start.md': text })).toEqual([
      'docs/start.md:2 is a conflict that a merge left behind',
      'docs/start.md:6 is a conflict that a merge left behind',
    ])
  })
})
