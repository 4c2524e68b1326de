const titles = /^(dr|prof|mr|mrs|ms)\.?$/i

/** The first letters of the first and the last name; a title is not a name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => word && !titles.test(word))
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}
