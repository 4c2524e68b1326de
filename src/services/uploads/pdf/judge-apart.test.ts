import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { endlessPdfs } from '../../../../tests/harness/uploads/pdfs/bomb-pdfs.ts'
import { honestPdf } from '../../../../tests/harness/uploads/pdfs/honest-pdfs.ts'
import { bombPdf, pdfWithJavaScript } from '../../../../tests/harness/uploads/pdfs/hostile-pdfs.ts'
import { judgeAtWork, judges } from '../../../../tests/harness/uploads/pdfs/judges.ts'
import { largestUpload } from '../../../domain/uploads/upload.ts'
import { judgeApart } from './judge-apart.ts'

const mebibyte = 1024 * 1024
const patient = 60_000

test('files are judged in a separate process', { timeout: patient }, async () => {
  expect(await judgeApart(honestPdf(largestUpload))).toBe('fine')
  expect(await judgeApart(Buffer.alloc(0))).toBe('file_damaged')
  expect(await judgeApart(pdfWithJavaScript())).toBe('file_active')
  expect(await judgeApart(bombPdf())).toBe('file_bomb')
})

test('the judge is stopped at its memory limit, and the server’s memory does not grow', {
  timeout: patient,
}, async () => {
  const file = endlessPdfs.filling()
  await judgeApart(honestPdf(file.length))
  const before = process.memoryUsage.rss()
  expect(await judgeApart(file, { work: 60, wait: 60 })).toBe('file_bomb')
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * mebibyte)
})

test('the judge is stopped at its CPU limit', { timeout: patient }, async () => {
  const started = performance.now()
  expect(await judgeApart(endlessPdfs.blocking(), { work: 1, wait: 60 })).toBe('file_bomb')
  expect(performance.now() - started).toBeLessThan(30_000)
})

test('the judge is stopped at its time limit', { timeout: patient }, async () => {
  const started = performance.now()
  expect(await judgeApart(endlessPdfs.blocking(), { work: 60, wait: 1 })).toBe('killed')
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('a file that crashes the judge counts as damaged', { timeout: patient }, async () => {
  const verdict = judgeApart(endlessPdfs.blocking())
  process.kill(await judgeAtWork(), 'SIGSEGV')
  expect(await verdict).toBe('file_damaged')
})

test('a judge that is killed gives no verdict', { timeout: patient }, async () => {
  const verdict = expect(judgeApart(endlessPdfs.blocking())).rejects.toThrow('SIGHUP')
  process.kill(await judgeAtWork(), 'SIGHUP')
  await verdict
})

test('the judge ignores SIGTERM and still gives its verdict', { timeout: patient }, async () => {
  const verdict = judgeApart(endlessPdfs.blocking(), { work: 1, wait: 60 })
  process.kill(await judgeAtWork(), 'SIGTERM')
  expect(await verdict).toBe('file_bomb')
})

test.runIf(process.platform === 'linux')(
  'the judge cannot read settings or files of the server except its own program',
  { timeout: patient },
  async () => {
    const verdict = judgeApart(endlessPdfs.blocking())
    const judge = await judgeAtWork()
    expect(await readFile(`/proc/${judge}/environ`, 'utf8')).toBe('')
    const [node = '', ...rest] = (await readFile(`/proc/${judge}/cmdline`, 'utf8')).split('\0')
    process.kill(judge, 'SIGKILL')
    expect(await verdict).toBe('killed')

    const flags = rest.filter((argument) => argument.startsWith('--'))
    const mayRead = async (file: string) => {
      const program = `process.permission.has('fs.read', ${JSON.stringify(file)})`
      return (await promisify(execFile)(node, [...flags, '--print', program])).stdout.trim()
    }
    const own = rest.find((argument) => argument.includes('judge-program.')) ?? ''
    expect(await mayRead(own)).toBe('true')
    for (const secret of [
      'data/secret',
      '.env',
      'package.json',
      'node_modules/pg/package.json',
      '/etc/passwd',
    ])
      expect(await mayRead(resolve(secret))).toBe('false')
  },
)

test.runIf(process.platform === 'linux')(
  'a server without a free file descriptor survives, and gives no verdict',
  { timeout: patient },
  async () => {
    const program = `
      import { openSync } from 'node:fs'
      import { judgeApart } from ${JSON.stringify(new URL('./judge-apart.ts', import.meta.url))}
      try { for (;;) openSync('/dev/null') } catch {}
      process.stdout.write(await judgeApart(Buffer.from('%PDF-')), () => process.exit())`
    const limited = 'ulimit -n 64 && exec "$0" --input-type=module --eval "$1"'
    const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, program])
    expect(stdout).toBe('not_started')
  },
)

test('when the server is killed, the judge ends by itself', { timeout: patient }, async () => {
  const program = `
    import { readFileSync } from 'node:fs'
    import { judgeApart } from ${JSON.stringify(new URL('./judge-apart.ts', import.meta.url))}
    await judgeApart(readFileSync(0), { work: 60, wait: 60 })`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program])
  server.stdin.end(endlessPdfs.blocking())
  const judge = await judgeAtWork(server.pid)
  server.kill('SIGKILL')
  const running = async () => (await judges()).some(({ pid }) => pid === judge)
  await expect.poll(running, { timeout: patient }).toBe(false)
})
