export type Option = { value: string; label: string; flag?: string; group?: string }

/** Accents and case do not matter: 'cote' finds Côte d’Ivoire. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const wanted = plain(typed)
  return options.filter(({ label }) => plain(label).includes(wanted))
}

/** The option whose whole name was typed. */
export function named(options: readonly Option[], typed: string): Option | undefined {
  return options.find(({ label }) => plain(label) === plain(typed))
}

export function grouped(options: readonly Option[]): [group: string, options: Option[]][] {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const group = option.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return [...groups]
}

function plain(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
}
