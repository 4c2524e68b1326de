import type { JsonSchema } from '@valibot/to-json-schema'
import { type Endpoint, type EndpointName, endpoints, type ProblemCode } from '../../domain/api/endpoints.ts'
import { statusOf } from '../../domain/api/statuses.ts'
import { brand } from '../../domain/brand.ts'
import { html, type Markup } from '../../domain/content/markup.ts'
import { isScope } from '../../domain/integrations/scopes.ts'
import { webhookEvents, wordOfEvent } from '../../domain/integrations/webhook-events.ts'
import { webhookExample } from '../../domain/integrations/webhook-examples.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { limits } from '../../domain/protection/rate-limits.ts'
import { bodySchema, jsonSchema, problemsOf } from './openapi.ts'

const t = translator('en', { api: en.api, problems: en.problems, webhooks: en.webhooks })

/** The API reference as a page without JavaScript. */
export function docsPage(stylesheets: readonly string[], name: string = brand.name): string {
  const title = t('api.title', { name })
  const named = Object.entries(endpoints) as [EndpointName, Endpoint][]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
<header class="page-head">
<div class="wrap"><p><a href="${paths.home()}">${name}</a></p><h1>${title}</h1><p class="lede">${t('api.intro')}</p></div>
</header>
<main class="band">
<div class="wrap"><div class="prose">
<p><a href="${endpoints.describeApi.path}">${t('api.summary_describeApi')}</a></p>
<h2>${t('api.forgeryTitle')}</h2>
<p>${t('api.forgery')}</p>
<p>${t('api.idempotency')}</p>
<h2 id="api-tokens">${t('api.tokenTitle')}</h2>
<p>${t('api.token')}</p>
<h2 id="webhooks">${t('api.webhooksTitle')}</h2>
<p>${t('api.webhooks')}</p>
<p>${t('api.webhooksSigned')}</p>
${eventTable()}
<h3><code>application.moved</code></h3>
${json(webhookExample('application.moved'))}
<h2>${t('api.captchaTitle')}</h2>
<p>${t('api.captcha' as MessageKey)}</p>
<h2>${t('api.uploadsTitle')}</h2>
<p>${t('api.uploads')}</p>
<p>${t('api.uploadsJudged')}</p>
<p>${t('api.uploadsInline')}</p>
<h2>${t('api.calls')}</h2>
${named.map(([name, endpoint]) => section(name, endpoint))}
<h2>${t('api.problems')}</h2>
<p>${t('api.problemsText')}</p>
${problemTable()}
</div></div>
</main>
</body>
</html>
`.text
}

function eventTable(): Markup {
  return html`<table>
<thead><tr><th scope="col">${t('api.event')}</th><th scope="col">${t('api.eventMeaning')}</th></tr></thead>
<tbody>${webhookEvents.map((event) => html`<tr><td><code>${event}</code></td><td>${t(wordOfEvent(event))}</td></tr>`)}</tbody>
</table>`
}

function problemTable(): Markup {
  const rows = Object.entries(statusOf).sort(([, one], [, other]) => one - other) as [ProblemCode, number][]
  return html`<table>
<thead><tr><th scope="col">${t('api.code')}</th><th scope="col">${t('api.status')}</th><th scope="col">${t('api.meaning')}</th></tr></thead>
<tbody>${rows.map(([code, status]) => html`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${t(`problems.${code}`)}</td></tr>`)}</tbody>
</table>`
}

function section(name: EndpointName, endpoint: Endpoint): Markup {
  const { method, path, access, limit, request, stream, example, answer } = endpoint
  const headers = request?.headers && jsonSchema(request.headers)
  const body = bodySchema(endpoint)
  return html`<h3 id="${name}"><code>${method} ${path}</code></h3>
<p>${t(`api.summary_${name}`)}</p>
<dl class="kv kv--two">
<div><dt>${t('api.callableBy')}</dt><dd>${t(`api.access_${access}`)}</dd></div>
${isScope(access) ? html`<div><dt>${t('api.scope')}</dt><dd><code>${access}</code></dd></div>` : ''}
<div><dt>${t('api.limit')}</dt><dd>${limit ? t('api.limitText', { count: limits[limit].most, seconds: limits[limit].seconds }) : t('api.noLimit')}</dd></div>
${stream ? html`<div><dt>${t('api.body')}</dt><dd><code>${stream}</code></dd></div>` : ''}
${answer.headers ? html`<div><dt>${t('api.answerHeaders')}</dt><dd><code>${answer.headers.join(', ')}</code></dd></div>` : ''}
</dl>
${headers ? fieldTable(t('api.header'), headers) : ''}
${body ? fieldTable(t('api.field'), body) : ''}
${example === undefined ? '' : sample(t('api.request'), example)}
${answer.example === undefined ? '' : sample(`${t('api.answer')} ${answer.status}`, answer.example)}
<p>${t('api.problems')}: ${problemsOf(endpoint).map((code) => html`<a href="#${code}">${code}</a> `)}</p>
`
}

function fieldTable(heading: string, { properties = {}, required = [] }: JsonSchema): Markup {
  const rows = Object.entries(properties) as [string, JsonSchema][]
  return html`<table>
<thead><tr><th scope="col">${heading}</th><th scope="col">${t('api.shape')}</th></tr></thead>
<tbody>${rows.map(([name, schema]) => html`<tr><td><code>${name}</code></td><td>${shapeOf(schema, required.includes(name))}</td></tr>`)}</tbody>
</table>`
}

function shapeOf(schema: JsonSchema, isRequired: boolean): string {
  const shapes = (schema.anyOf ?? [schema]).map((one) => partsOf(one as JsonSchema).join(', '))
  return `${shapes.join(` ${t('api.or')} `)}, ${isRequired ? t('api.required') : t('api.optional')}`
}

function partsOf({ type, const: only, format, contentEncoding, maxLength }: JsonSchema): string[] {
  const length = maxLength === undefined ? undefined : t('api.upTo', { count: maxLength })
  return [type ?? String(only), format, contentEncoding, length].filter((part) => typeof part === 'string')
}

function sample(heading: string, value: unknown): Markup {
  return html`<h4>${heading}</h4>
${json(value)}`
}

function json(value: unknown): Markup {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>
`
}
