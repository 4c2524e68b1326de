import { parseArgs } from 'node:util'
import { pluralForms, type TranslatedLocale } from '../src/domain/messages/translation.ts'
import { acceptTranslations, staleTranslations } from './check/stale-translations.ts'
import { faultsOf } from './check/translations.ts'
import { readTree } from './check/tree.ts'

const { positionals, values } = parseArgs({
  options: { accept: { type: 'boolean' } },
  allowPositionals: true,
})
const [code] = positionals as [TranslatedLocale]
if (!(code in pluralForms)) {
  console.error(`Name a language: ${Object.keys(pluralForms).join(', ')}.`)
  process.exit(1)
}
const tree = readTree(process.cwd())
const faults = await faultsOf(tree, code)
for (const { path, problem } of faults) console.log(`${path} ${problem}`)
if (values.accept) await acceptTranslations(tree, code)
const stale = (await staleTranslations(readTree(process.cwd()))).find((one) => one.code === code)
for (const name of stale?.names ?? []) console.log(`${name} was reworded in English since it was translated`)
console.log(`${faults.length} to mend, ${stale?.names.length ?? 0} to translate anew`)
