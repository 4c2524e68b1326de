import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { roomForPosts } from './large-body.ts'

test('a post whose files are judged for longer than a line may be silent gets its answer', async () => {
  const app = Fastify({ connectionTimeout: 300 })
  const judgeSlowly = async () => {
    await pause(1200)
    return 'judged'
  }
  app.post('/patient', roomForPosts(1024), judgeSlowly)
  app.post('/ordinary', judgeSlowly)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = (path: string) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'cv' })
  try {
    await expect(post('/ordinary')).rejects.toThrow('fetch failed')
    expect(await (await post('/patient')).text()).toBe('judged')
  } finally {
    await app.close()
  }
})
