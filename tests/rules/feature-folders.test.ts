import { describe, expect, test } from 'vitest'
import { problemsOf } from './sample-repository.ts'

describe('folders', () => {
  test.each([
    ['src/services/inbox/list.ts', 'src/services/inbox'],
    ['src/web/admin/desk/screen.tsx', 'src/web/admin/desk'],
    ['src/domain/messages/en/letters/letters.ts', 'src/domain/messages/en/letters'],
  ])('a folder not named after a feature is found: %s', async (path, folder) => {
    expect(await problemsOf({ [path]: '' })).toEqual([
      `${folder} is named after no feature: see scripts/check/feature-folders.ts`,
    ])
  })

  test('a layer with more than twelve loose files is found; files of features do not count', async () => {
    const loose = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`src/http/part-${at}.ts`, '']))
    const files = { ...loose, 'src/api/uploads.ts': '', 'src/http/part-0.test.ts': '' }
    expect(await problemsOf(files)).toEqual(['src/http has 13 loose files; give all but 12 a room'])
  })

  test.each(['src/web/admin', 'tests/harness', 'tests/journeys'])('so is such a room: %s', async (room) => {
    const loose = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`${room}/part-${at}.ts`, '']))
    const problems = await problemsOf({ ...loose, [`${room}/apply.phone.spec.ts`]: '' })
    expect(problems).toEqual([`${room} has 13 loose files; give all but 12 a room`])
  })

  test('a module under src that only tests import is found', async () => {
    const files = {
      'src/web/ui/stage.ts': 'export const stage = 1',
      'src/web/ui/button.test.ts': "import { stage } from './stage.ts'\nstage",
    }
    expect(await problemsOf(files)).toEqual([
      'src/web/ui/stage.ts is imported by tests alone: move it to tests/',
    ])
  })
})
