/** Adds the hashes of new versions to the register of what people agree to, and changes none: `node scripts/record-agreed-words.ts`. */
import { writeFileSync } from 'node:fs'
import { agreedIn, hashOf, keyOf, readRegister, register, spoken } from './agreed-words.ts'

const known = readRegister()
const all = spoken.flatMap(agreedIn).map((agreed) => [keyOf(agreed), hashOf(agreed)] as const)
const added = all.filter(([key]) => !Object.hasOwn(known, key))
const sorted = Object.entries({ ...known, ...Object.fromEntries(added) }).sort(([one], [other]) =>
  one < other ? -1 : 1,
)
writeFileSync(register, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
console.log(`Added ${added.length} to ${register}.`)
