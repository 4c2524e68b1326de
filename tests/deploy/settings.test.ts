import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { provideProgram } from '../../scripts/test/program.ts'
import { variables } from '../../src/configuration/environment.ts'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const compose = read('compose.yaml')
const unit = read('aster@.service')

test.each([
  ['compose.yaml', /^ {4}([A-Z_]+): /gm],
  ['aster.env.example', /^([A-Z_]+)=/gm],
  ['aster@.service', /\b([A-Z_]{4,})=/g],
])('every setting in deploy/%s is one that ASTER reads', (file, names) => {
  const named = [...read(file).matchAll(names)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !(name in variables))).toEqual([])
})

test('among the containers, only the proxy has the trusted address', () => {
  const believed = /ASTER_TRUST_PROXY: (\S+)/.exec(compose)?.[1] ?? 'none'
  const having = compose.split(/^ {2}(?=\S)/m).filter((part) => part.includes(`ipv4_address: ${believed}\n`))
  expect(having.map((part) => part.split(':')[0])).toEqual(['proxy'])
})

/** The errors that systemd reports for the unit, with a program path that exists. */
function verify(text: string): string {
  const systemd = provideProgram({
    called: 'systemd-analyze',
    need: 'The test of the systemd unit needs',
    names: ['systemd-analyze'],
    variable: 'SYSTEMD_ANALYZE_PATH',
    packages: ['systemd'],
    trial: ['--version'],
  })
  if (!systemd) throw new Error('There is no systemd-analyze.')
  const folder = mkdtempSync(join(tmpdir(), 'aster-unit-'))
  const file = join(folder, 'aster@3001.service')
  writeFileSync(file, text.replaceAll('/opt/aster/node_modules/node/bin/node', process.execPath))
  const { stderr } = spawnSync(systemd, ['verify', '--man=no', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stderr
}

test('systemd accepts every line of the unit, and reports a misspelt one', () => {
  expect(verify(unit)).toBe('')
  expect(verify(unit.replace('ProtectHome=', 'ProtectHouse='))).toContain('ProtectHouse')
})

test('the unit starts the repository’s program, with the Node that npm installs', () => {
  const [, program = '', file = ''] = /^ExecStart=\/opt\/aster\/(\S+) (\S+)$/m.exec(unit) ?? []
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' })
  expect(version).toBe(`v${JSON.parse(readFileSync('package.json', 'utf8')).dependencies.node}\n`)
  expect(readFileSync(file, 'utf8')).toContain("'./serve.ts'")
})
