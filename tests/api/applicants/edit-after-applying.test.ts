import { afterAll, beforeAll, expect, test } from 'vitest'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { createCaller } from '../applications/expert-application.ts'
import { experts, lastMail, openBrowser, openReceipt } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('only the link and PIN in the receipt open an application', async () => {
  const { complete, apply, arrived } = createCaller(api)
  const answers = await complete()
  const applied = await apply(answers)
  expect(applied.statusCode).toBe(201)
  const { id } = applied.json<{ id: string }>()

  const { hash, pin, secret } = await openReceipt(api.database.store, { id, email: answers.email })
  expect(secret).toBe(true)
  expect(applied.body).not.toContain(hash)

  const browser = openBrowser(api.app)
  expect((await browser.authenticate({ hash, email: answers.email, pin })).statusCode).toBe(200)
  const resume = await arrived(honestPdf(2000)) // not scanned yet
  const edit = (fieldsToUpdate: object) => browser.call('PUT', `${experts}/${id}`, { fieldsToUpdate })
  expect((await edit({ resume })).statusCode).toBe(200)
  const file = await browser.call('GET', `${experts}/getFile/${resume}`)
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await lastMail(api.database.store, id))?.text).toContain('Professional resume')

  const bytes = honestPdf(3000)
  const inside = { endorsement: bytes.toString('base64'), endorsement_extension: 'pdf' }
  expect((await edit(inside)).statusCode).toBe(200)
  const record = (await browser.call('GET', `${experts}/get-by-email-hash/${hash}`)).json()
  const sent = await browser.call('GET', `${experts}/getFile/${record.endorsement}`)
  expect(sent.rawPayload.equals(bytes)).toBe(true)
  const refused = await edit({ endorsement: Buffer.from('<html>').toString('base64') })
  expect(refused.json().errors).toEqual({ endorsement: 'not_pdf' })
})
