/** tus sends facts about a file as keys, each followed by its value in base64. */
export function readFileName(metadata = ''): string {
  const facts = metadata.split(',').map((fact) => fact.trim().split(' '))
  const [, value = ''] = facts.find(([key]) => key === 'filename') ?? []
  return Buffer.from(value, 'base64').toString()
}

export const writeFileName = (name: string): string => `filename ${Buffer.from(name).toString('base64')}`
