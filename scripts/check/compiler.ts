import { mkdir, writeFile } from 'node:fs/promises'
import type { SourceFile } from 'typescript/unstable/ast'
import { API, type Checker } from 'typescript/unstable/async'
import { isTest, type Tree } from './tree.ts'

type Product = { checker: Checker; sources: readonly SourceFile[]; pathOf: (source: SourceFile) => string }

/** The configuration of all layers as one program: the compiler reads a module once that several layers import. */
const folder = '.cache/product'

const compilerOptions = {
  composite: false,
  emitDeclarationOnly: false,
  noEmit: true,
  types: ['node', 'vite/client'],
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  module: 'preserve',
  moduleResolution: 'bundler',
}

/**
 * Lets `ask` ask the compiler about the modules of src/. It works out only the types that are asked for, which takes a
 * fraction of checking everything. TypeScript may change this interface between versions.
 */
export async function withCompiler<T>(tree: Tree, ask: (product: Product) => Promise<T>): Promise<T> {
  const root = tree.root.replaceAll('\\', '/')
  const config = `${root}/${folder}/tsconfig.json`
  const paths = tree.files.filter((path) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
  const files = paths.map((path) => `../../${path}`)
  await mkdir(`${root}/${folder}`, { recursive: true })
  await writeFile(config, JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, files }))
  const compiler = new API({ cwd: root })
  try {
    const snapshot = await compiler.updateSnapshot({ openProjects: [config] })
    const project = snapshot.getProject(config)
    if (!project) throw new Error(`The compiler cannot open ${config}`)
    const { checker, program } = project
    const sources = await Promise.all(
      paths.map(async (path) => {
        const source = await program.getSourceFile(`${root}/${path}`)
        if (!source) throw new Error(`The compiler does not know ${path}`)
        return source
      }),
    )
    return await ask({ checker, sources, pathOf: ({ fileName }) => fileName.slice(root.length + 1) })
  } finally {
    await compiler.close()
  }
}
