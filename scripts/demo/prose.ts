import type { Random } from './random.ts'

/** The words of one record, so that all its sentences name the same ward and organism. */
export type Words = Readonly<Record<string, string>>

export function drawWords(random: Random): Words {
  return {
    ward: random.pick(wards),
    organism: random.pick(organisms),
    antibiotic: random.pick(antibiotics),
    few: random.pick(['three', 'four', 'five', 'six']),
    months: random.pick(['four', 'six', 'seven', 'nine', 'eleven']),
    percent: `${random.between(41, 83)}`,
    goal: `${random.pick([70, 75, 80, 85, 90])}`,
    hours: `${random.pick([48, 72])}`,
  }
}

/** `count` different sentences of a list, with unfilled {placeholders}. */
export function say(random: Random, sentences: readonly string[], count = 1): string {
  return random.some(sentences, count).join(' ')
}

export function fillIn(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`No value for ${slot} in: ${text}`)
    return word
  })
}

/** Draws texts again if they share more than half of their sentences with an earlier one. */
export function createArchive() {
  const kept: string[][] = []
  return function unlike<T>(draw: () => T, textOf: (drawn: T) => string): T {
    const drawn = draw()
    const sentences = textOf(drawn).split(/(?<=[.?!]) /)
    const isAlike = (other: string[]) =>
      sentences.filter((one) => other.includes(one)).length * 2 > Math.min(sentences.length, other.length)
    if (kept.some(isAlike)) return unlike(draw, textOf)
    kept.push(sentences)
    return drawn
  }
}

export type Archive = ReturnType<typeof createArchive>

const wards = [
  'the medical ward',
  'the surgical wards',
  'the intensive care unit',
  'the neonatal unit',
  'the paediatric ward',
  'the maternity block',
  'the burns unit',
  'the orthopaedic ward',
]

const organisms = [
  'carbapenem-resistant Klebsiella pneumoniae',
  'ESBL-producing Escherichia coli',
  'carbapenem-resistant Acinetobacter baumannii',
  'methicillin-resistant Staphylococcus aureus',
  'multidrug-resistant Pseudomonas aeruginosa',
  'carbapenemase-producing Enterobacterales',
]

const antibiotics = [
  'ceftriaxone',
  'meropenem',
  'ciprofloxacin',
  'piperacillin-tazobactam',
  'amoxicillin-clavulanate',
  'cefotaxime',
  'levofloxacin',
]
