import { expect, test } from 'vitest'
import { drawPaper, type Paper } from '../content/pages/paper/draw-paper.ts'
import { drawingThread } from './drawing-thread.ts'

const program = new URL('../content/pages/paper/paper-worker.ts', import.meta.url)

const paper = (html: string): Paper => ({
  parts: [{ look: 'text', html }],
  title: 'Terms',
  author: 'Us',
  language: 'en',
  dir: 'ltr',
})

test('45.12 one thread draws all queued papers, each with the same bytes as when drawn alone', async () => {
  const draw = drawingThread(program)
  const texts = ['One', 'Two', 'One']
  const drawings = await Promise.all(texts.map((text) => draw(paper(text))))
  for (const [at, text] of texts.entries())
    expect(drawings[at]?.equals(drawPaper(paper(text))), text).toBe(true)
})

test('45.12 a drawing that fails does not keep the others waiting', async () => {
  const draw = drawingThread(program)
  const drawings = [draw(paper('One')), draw({ parts: 'none' }), draw(paper('Two'))]
  const results = await Promise.allSettled(drawings)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
