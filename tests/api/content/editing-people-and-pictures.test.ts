import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedSampleContent } from '../../../src/services/content/seed-sample-content.ts'
import { phonePhoto } from '../../harness/content/pictures.ts'
import { all, type Editing, startEditing, story } from './editor.ts'

const photo = await phonePhoto()

const profile = {
  kind: 'expert',
  name: 'Ada Lovage',
  role: 'Pharmacist',
  country: 'Ghana',
  quote: 'Yes',
  biography: 'Long',
}

let editing: Editing
beforeAll(async () => {
  editing = await startEditing()
})
afterAll(() => editing.stop())
beforeEach(() => editing.forgetAll())

describe('a picture', () => {
  test('2.22 is stored for a text that shows it, and needs an alternative text', async () => {
    const { status, key, ...size } = await editing.upload(photo)
    expect([status, size]).toEqual([201, { width: 800, height: 1200 }])
    const without = await editing.write('story', story, { picture: key })
    expect(without).toMatchObject({ status: 422, errors: { image_alt: 'required' } })
    const written = await editing.write('story', { ...story, image_alt: 'A ward' }, { picture: key })
    expect(written.status).toBe(201)
    await editing.publish('story', written.id)
    const read = async () =>
      (await editing.app.inject({ url: `/api/content/GetContentBySlug/${written.slug}` })).json()
    await expect.poll(read).toMatchObject({ image: true, image_url: `/pictures/${key}/800x1200.webp` })
  })

  test('14.3 inside a text needs an alternative text; the error is at the text', async () => {
    const { key, width, height } = await editing.upload(photo)
    const address = `/pictures/${key}/${width}x${height}.webp`
    for (const content of [`![](${address})`, `<figure><img src="${address}" alt=" "></figure>`])
      expect(await editing.write('story', { ...story, content })).toMatchObject({
        status: 422,
        errors: { content: 'picture_wordless' },
      })
    const { id } = await editing.write('story', { ...story, content: `![Two beds](${address})` })
    const { answers } = await editing.call('GET', `${all}/story/${id}`)
    expect(answers.content).toContain(`<img src="${address}" alt="Two beds" width="800" height="1200"`)
  })

  test('2.22 is deleted with the last text that shows it', async () => {
    const { key } = await editing.upload(photo)
    const kept = async () => (await editing.store.db.selectFrom('picture').select('key').execute()).length
    const one = await editing.write('story', { ...story, image_alt: 'A ward' }, { picture: key })
    const two = await editing.write('news', {
      title: 'News',
      summary: 'S',
      content: `![A ward](/pictures/${key}/480x720.webp)`,
    })
    await editing.call('PUT', `${all}/story/${one.id}`, { version: 1, answers: story, picture: null })
    expect(await kept()).toBe(1)
    await editing.call('DELETE', `${all}/news/${two.id}`)
    expect(await kept(), 'an earlier version shows it').toBe(1)
    await editing.call('DELETE', `${all}/story/${one.id}`)
    expect(await kept()).toBe(0)
    const gone = await editing.write('story', { ...story, image_alt: 'A ward' }, { picture: key })
    expect(gone).toMatchObject({ status: 422, errors: { picture: 'upload_gone' } })
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 422],
    ['no picture', Buffer.from('hello'), 'text/plain', 415],
    ['too large', Buffer.alloc(11 * 1024 * 1024), 'image/png', 413],
  ])('2.22 is refused: %s', async (_name, bytes, type, status) => {
    expect((await editing.upload(bytes, type)).status).toBe(status)
  })
})

describe('a profile', () => {
  test('2.23 is published only with the person’s consent, and records who noted it', async () => {
    const { id } = await editing.write('profile', profile)
    expect(await editing.publish('profile', id)).toMatchObject({
      status: 422,
      errors: { consent_note: 'required' },
    })
    const consented = { ...profile, consent_note: 'By e-mail on 3 May' }
    await editing.call('PUT', `${all}/profile/${id}`, { version: 1, answers: consented })
    expect(await editing.publish('profile', id)).toMatchObject({ success: true })
    const kept = await editing.call('GET', `${all}/profile/${id}`)
    expect([kept.consent_recorded_by, Date.parse(kept.consent_recorded_at) > 0]).toEqual([
      editing.editor,
      true,
    ])
    const withdrawn = await editing.call('PUT', `${all}/profile/${id}`, { version: 2, answers: profile })
    expect(withdrawn).toMatchObject({ status: 422, errors: { consent_note: 'required' } })
  })

  test('2.23 is ordered within its kind: experts among experts', async () => {
    const names = [
      ['expert', 'A'],
      ['trainer', 'B'],
      ['expert', 'C'],
    ] as const
    const ids: string[] = []
    for (const [kind, name] of names)
      ids.push((await editing.write('profile', { ...profile, kind, name })).id)
    await editing.call('POST', `${all}/profile/${ids[2]}/move`, { direction: 'up' })
    const { profile: listed } = await editing.call('GET', all)
    expect(listed.map(({ title }: { title: string }) => title)).toEqual(['C', 'A', 'B'])
  })
})

test('2.24 one call removes all samples with their pictures, and nothing else', async () => {
  const { store } = editing
  const own = await editing.write('story', story)
  await store.db.updateTable('content_version').set({ version: '0' }).execute()
  await seedSampleContent(store)
  expect(await editing.call('DELETE', '/api/admin/sample-content')).toMatchObject({ removed: 19 })
  const { story: stories, news, profile, member, partner } = await editing.call('GET', all)
  expect(stories.map(({ id }: { id: string }) => id)).toEqual([own.id])
  expect([news, profile, member, partner]).toEqual([[], [], [], []])
  expect(await store.db.selectFrom('picture').select('key').execute()).toEqual([])
  expect(await seedSampleContent(store)).toBe(false)
})
