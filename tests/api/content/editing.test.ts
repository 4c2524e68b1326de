import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { all, type Editing, startEditing, story } from './editor.ts'

let editing: Editing
beforeAll(async () => {
  editing = await startEditing()
})
afterAll(() => editing.stop())
beforeEach(() => editing.forgetAll())

describe('a story', () => {
  test('4.11 is written as a draft, sanitised, published and unpublished under one address', async () => {
    const written = await editing.write('story', story)
    expect(written).toMatchObject({ status: 201, slug: 'a-ward-in-kumasi', version: 1 })
    expect(await editing.slugsShown()).toEqual([])
    const { answers, picture } = await editing.call('GET', `${all}/story/${written.id}`)
    expect(answers.content).toBe('<p>One <em>word</em>.</p>')
    expect(picture).toBeNull()

    expect(await editing.publish('story', written.id)).toMatchObject({ success: true })
    await expect.poll(editing.slugsShown).toEqual(['a-ward-in-kumasi'])
    const renamed = { version: 1, answers: { ...story, title: 'Another title' } }
    expect(await editing.call('PUT', `${all}/story/${written.id}`, renamed)).toMatchObject({
      slug: 'a-ward-in-kumasi',
      version: 2,
    })
    await editing.call('POST', `${all}/story/${written.id}/unpublish`)
    await expect.poll(editing.slugsShown).toEqual([])
    expect((await editing.call('GET', `${all}/story/${written.id}`)).slug).toBe('a-ward-in-kumasi')
  })

  test('4.11 has an address of its own, which follows its title until it is published', async () => {
    const one = await editing.write('story', story)
    const two = await editing.write('story', story)
    expect([one.slug, two.slug]).toEqual(['a-ward-in-kumasi', 'a-ward-in-kumasi-2'])
    const same = await editing.call('PUT', `${all}/story/${two.id}`, { version: 1, answers: story })
    expect(same.slug).toBe('a-ward-in-kumasi-2')
    const renamed = await editing.call('PUT', `${all}/story/${two.id}`, {
      version: 2,
      answers: { ...story, title: 'Preview' },
    })
    expect(renamed.slug).toBe('preview-2')
    expect((await editing.write('story', { title: 'Ελλάδα' })).slug).toBe('story')
  })

  test('4.11 needs only its title as a draft, and must be complete to be published', async () => {
    expect(await editing.write('story', {})).toMatchObject({ status: 422, errors: { title: 'required' } })
    const { id } = await editing.write('story', { title: 'Only a title' })
    expect(await editing.publish('story', id)).toMatchObject({
      status: 422,
      errors: { synopsis: 'required', country_region: 'required', content: 'required' },
    })
    await editing.call('PUT', `${all}/story/${id}`, { version: 1, answers: story })
    await editing.publish('story', id)
    const emptied = await editing.call('PUT', `${all}/story/${id}`, {
      version: 2,
      answers: { ...story, content: '<p> </p>' },
    })
    expect(emptied).toMatchObject({ status: 422, errors: { content: 'required' } })
  })

  test('4.11 reports errors by field', async () => {
    const answers = { ...story, title: 'x'.repeat(121), content: 'x'.repeat(60_001), position: 1 }
    expect(await editing.write('story', answers)).toMatchObject({
      status: 422,
      errors: { title: 'too_long', content: 'too_long', position: 'unknown_field' },
    })
  })

  test('4.12 the second of two concurrent saves gets a version conflict', async () => {
    const { id } = await editing.write('story', story)
    const save = () => editing.call('PUT', `${all}/story/${id}`, { version: 1, answers: story })
    const answers = await Promise.all([save(), save()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409).code).toBe('version_conflict')
  })

  test('4.13 moves up and down in the order that visitors see', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await editing.publish('story', (await editing.write('story', { ...story, title })).id)
    await expect.poll(editing.slugsShown).toEqual(['one', 'two', 'three'])
    const { story: stories } = await editing.call('GET', all)
    const move = (at: number, direction: string) =>
      editing.call('POST', `${all}/story/${stories[at].id}/move`, { direction })
    await move(2, 'up')
    await expect.poll(editing.slugsShown).toEqual(['one', 'three', 'two'])
    await move(0, 'up')
    await move(0, 'down')
    await expect.poll(editing.slugsShown).toEqual(['three', 'one', 'two'])
  })
})

test('4.11 a news item has the day on which it was published', async () => {
  const { id } = await editing.write('news', { title: 'News', summary: 'Short', content: 'Long' })
  await editing.publish('news', id)
  const row = await editing.store.db.selectFrom('news_item').select('published_on').executeTakeFirstOrThrow()
  expect(row.published_on).toBe(new Date().toISOString().slice(0, 10))
})

test.each(['not-a-uuid', '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36'])(
  'an unknown id is not found: %s',
  async (id) => {
    for (const [method, path, payload] of [
      ['GET', `${all}/story/${id}`],
      ['DELETE', `${all}/story/${id}`],
      ['POST', `${all}/story/${id}/publish`],
      ['POST', `${all}/story/${id}/unpublish`],
      ['POST', `${all}/story/${id}/preview-link`],
      ['PUT', `${all}/story/${id}`, { version: 1, answers: story }],
      ['GET', `${all}/hospital/${id}`],
    ] as const) {
      expect([400, 404], path).toContain((await editing.call(method, path, payload)).status)
    }
  },
)
