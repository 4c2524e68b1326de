import { expect } from 'vitest'
import { usualFacts } from '../../src/domain/brand.ts'
import { longestLabel } from '../../src/domain/content/menus/rearrange.ts'
import { brandForm } from '../../src/domain/forms/brand.ts'
import type { Form } from '../../src/domain/forms/engine/form.ts'
import { type RegistryFacts, registryForm } from '../../src/domain/forms/registry.ts'
import { locales } from '../../src/domain/messages/locales.ts'
import { paths } from '../../src/domain/paths.ts'
import type { HostileCaller } from './hostile-caller.ts'
import { packed } from './script-corpus.ts'

/** The pages that have the frame of the site or of the back office, and those that edit it. */
export const framedPages: readonly string[] = [
  ...[paths.home(), '/fr', '/ar', paths.about(), paths.applyExpert(), paths.applyHospital(), paths.contact()],
  ...[paths.admin(), paths.adminSettings(), paths.adminBrand(), paths.adminRegistry()],
  ...[paths.adminMenus(), paths.adminMailWords('message_receipt')],
]

/** Names, senders and facts: what is typed into the brand and the facts of the registry. */
const named = {
  brand: ['name', 'long_name', 'long_name_fr', 'long_name_ar', 'mail_name'],
  registry: ['institution_name', 'coordinator_name'],
} as const

/** Saves a part of the corpus as brand, facts and menus of the registry; each turn has other strings. */
export async function writeFrame(
  caller: HostileCaller,
  corpus: readonly string[],
  turn: number,
): Promise<RegistryFacts> {
  const lines = corpus.map((text) => text.replace(/[\p{Cc}\u202e ]+/gu, ' ').trim())
  const texts = (letters: number) => packed(lines, letters)
  const fill = (form: Form, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name, at) => {
        const field = form.fields[name]
        const all = texts(field && 'max' in field ? Number(field.max) : longestLabel)
        return [name, all[(turn * names.length + at) % all.length] ?? '']
      }),
    )
  const brand = fill(brandForm, named.brand)
  const facts = fill(registryForm, named.registry)
  await post(caller, paths.adminBrand(), { ...usual(brandForm), ...brand })
  await post(caller, paths.adminRegistry(), { ...usual(registryForm), ...facts })
  await post(caller, paths.adminMenus(), { _action: 'delivered' })
  const labels = texts(longestLabel)
  const each = Object.keys(locales)
  for (const [link, place] of ['header.about', 'header.partnerships', 'footer.about'].entries()) {
    const typed = each.map((locale, at) => {
      const label = labels[((turn * 3 + link) * each.length + at) % labels.length]
      return [`label_${locale}`, label ?? '']
    })
    await post(caller, paths.adminMenus(), {
      ...Object.fromEntries(typed),
      _action: `link ${place}`,
      address: 'https://who.int/?a=%3Cscript%3Ecanary()',
    })
  }
  return { ...usualFacts, ...brand, ...facts }
}

const usual = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.keys(form.fields).map((name) => [name, String(usualFacts[name as keyof RegistryFacts] ?? '')]),
  )

async function post(caller: HostileCaller, path: string, fields: Readonly<Record<string, string>>) {
  const html = await (await caller.call(path)).text()
  const [, version = ''] = /name="version" value="([^"]*)"/.exec(html) ?? []
  const answer = await caller.call(path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ version, ...fields, _csrf: caller.headers['x-xsrf-token'] }),
  })
  const wrong = /class="error"[^>]*>.*?<\/p>/s.exec(await answer.text())?.[0]
  expect([path, answer.status, wrong]).toEqual([path, 303, undefined])
}
