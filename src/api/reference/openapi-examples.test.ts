import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { EndpointName } from '../../domain/api/endpoints.ts'
import { openApiDocument } from './openapi.ts'

type Content = { schema?: object; example?: unknown; examples?: Record<string, { value: unknown }> }
type Answer = { content?: Record<string, Content>; headers?: object }
type Operation = {
  operationId: EndpointName
  requestBody?: Answer | undefined
  responses: Record<string, Answer>
}

const document = JSON.parse(JSON.stringify(openApiDocument()))
const operations: Operation[] = Object.values<object>(document.paths).flatMap((path) => Object.values(path))

const bodiesOf = ({ requestBody, responses }: Pick<Operation, 'requestBody' | 'responses'>) =>
  Object.entries({ request: requestBody, ...responses }).flatMap(([place, answer]) =>
    Object.values(answer?.content ?? {}).map((content) => ({ place, content })),
  )

/** Replacements that make an example invalid. */
const wrong = {
  problem: { $ref: '#/components/schemas/Problem' },
  id: { type: 'string', format: 'uuid' },
}

/** Validates against the OpenAPI document alone; each schema is compiled once. */
const judges = fastify({
  ajv: { customOptions: { strict: false, coerceTypes: false, removeAdditional: false, logger: false } },
})
judges.addSchema({ $id: 'document', components: document.components })
const judged = [...operations.flatMap(bodiesOf).map(({ content }) => content.schema), ...Object.values(wrong)]
const texts = [...new Set(judged.flatMap((schema) => (schema ? [JSON.stringify(schema)] : [])))]
for (const [place, text] of texts.entries()) {
  const example = JSON.parse(text.replaceAll('"#/components/', '"document#/components/'))
  const body = { type: 'object', properties: { example } }
  judges.post(`/${place}`, { schema: { body } }, async () => '')
}

async function judge(schema: object, examples: readonly unknown[]): Promise<string[]> {
  const url = `/${texts.indexOf(JSON.stringify(schema))}`
  const answers = await Promise.all(
    examples.map((example) => judges.inject({ method: 'POST', url, payload: { example } })),
  )
  return answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.body)
}

const examplesOf = ({ example, examples = {} }: Content) => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
]

test('an example that does not match its schema is found', async () => {
  expect(await judge(wrong.problem, [{ code: 'not_found' }])).toEqual([
    expect.stringContaining('FST_ERR_VALIDATION'),
  ])
  expect(await judge(wrong.id, [7, 'x'])).toHaveLength(2)
})

/** Responses that are documents or binary files have no examples. */
const shownByItself: EndpointName[] = [
  'describeApi',
  'explainApi',
  'readFileOfExpert',
  'readFileOfHospital',
  'openFileOfApplication',
  'readPageOfExpert',
  'readPageOfHospital',
  'readPageOfApplication',
  'readOwnCertificate',
  'readCertificate',
  'showMail',
  'exportApplicationsAsCsv',
  'exportApplicationsAsXlsx',
  'exportMatchesAsCsv',
  'exportMatchesAsXlsx',
  'exportAuditAsCsv',
  'exportPerson',
  'readImportTemplate',
]

describe.each(operations)('$operationId', ({ operationId, requestBody, responses }) => {
  test('has examples of its request and responses, which match its schemas', async () => {
    for (const { place, content } of bodiesOf({ requestBody, responses })) {
      if (!content.schema) continue // bytes of an upload
      const examples = examplesOf(content)
      expect(await judge(content.schema, examples), place).toEqual([])
      if (Number(place) >= 300 || !shownByItself.includes(operationId))
        expect(examples, place).not.toEqual([])
    }
  })
})

/** The statuses that a client of the expert API must handle, besides the general ones. */
test.each<[EndpointName, number[]]>([
  ['applyAsExpert', [201, 406, 422, 429]],
  ['authenticateExpert', [200, 401, 422, 429]],
  ['sendNewPinToExpert', [200, 422, 429]],
  ['readOwnExpert', [200, 401, 404, 429]],
  ['editOwnExpert', [200, 401, 404, 406, 409, 422, 429]],
  ['readFileOfExpert', [200, 401, 404, 429]],
  ['exportOwnExpert', [200, 401, 404, 429]],
  ['withdrawOwnExpert', [200, 401, 404, 409, 429]],
  ['eraseOwnExpert', [200, 401, 404, 429]],
  ['readExpertEmail', [404, 410, 429]],
  ['readExpertPin', [404, 410, 429]],
  ['signOut', [200, 429]],
  ['keepDraft', [201, 422, 429]],
  ['readDraft', [200, 404, 429]],
  ['dropDraft', [200, 404, 429]],
])('%s answers %j', (name, statuses) => {
  const responses = operations.find(({ operationId }) => operationId === name)?.responses ?? {}
  const ofAnyRequest = [400, 403, 408, 411, 413, 415, 431, 500, 503]
  const documented = Object.keys(responses).map(Number)
  expect(documented.filter((status) => !ofAnyRequest.includes(status)).sort()).toEqual(statuses)
  expect(responses[429]?.headers).toHaveProperty('retry-after')
})
