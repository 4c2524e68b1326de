import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostFormValues, readFormBody } from './form-body.ts'

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  readFormBody(app)
  app.post('/', async ({ body }) => body)
})
afterAll(() => app.close())

const post = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

test('a plus is a space in names and values, an escaped one is a plus, and repeated names keep all values', async () => {
  const answer = await post('full+name=Ama+Serwaa&mark=%2B+%C3%A9&mark=%26&empty=')
  expect(answer.json()).toEqual({ 'full name': ['Ama Serwaa'], mark: ['+ é', '&'], empty: [''] })
})

test('more values than any form has are refused before they are decoded', async () => {
  expect((await post('a=1&'.repeat(mostFormValues))).statusCode).toBe(413)
  expect((await post('a=1&'.repeat(mostFormValues - 1))).statusCode).toBe(200)
})
