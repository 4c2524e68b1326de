import { africanNames } from './names/africa.ts'
import { asianNames } from './names/asia.ts'
import { europeanNames } from './names/europe.ts'
import type { Random } from './random.ts'

export type Culture = keyof typeof cultures

export type Person = { readonly name: string; readonly surname: string }

const cultures = { ...africanNames, ...asianNames, ...europeanNames }

/** Generates names without duplicates. */
export function createRegister() {
  const taken = new Set<string>()
  return function namePerson(random: Random, culture: Culture): Person {
    const { given, family } = cultures[culture]
    const person = { name: random.pick(given.split(', ')), surname: random.pick(family.split(', ')) }
    const fullName = fullNameOf(person)
    if (taken.has(fullName)) return namePerson(random, culture)
    taken.add(fullName)
    return person
  }
}

export function fullNameOf({ name, surname }: Person): string {
  return `${name} ${surname}`
}

/** .example is a reserved domain, so no demo mail ever reaches anyone. */
export function addressOf({ name, surname }: Person, institution: string): string {
  return `${plain(name)}.${plain(surname)}@${plain(institution)}.example`
}

const lettersWithoutAccent: Readonly<Record<string, string>> = { ø: 'o', ı: 'i', đ: 'd', ß: 'ss' }

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øıđß]/g, (letter) => lettersWithoutAccent[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
}
