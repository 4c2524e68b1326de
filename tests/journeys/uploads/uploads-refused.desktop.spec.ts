import { apiPaths } from '../../../src/domain/api/paths.ts'
import { largestUpload } from '../../../src/domain/uploads/upload.ts'
import { isFull } from '../../harness/setup/trial.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import {
  bombPdf,
  encryptedPdf,
  pdfWithEmbeddedFile,
  pdfWithJavaScript,
  pdfWithLaunch,
  renamedJpeg,
  truncatedPdf,
} from '../../harness/uploads/pdfs/hostile-pdfs.ts'
import { expect, test, UploadStage } from './upload-stage.ts'

/** The browser refuses these without sending a byte. */
const seenByDevice = [
  {
    name: 'too-large.pdf',
    file: () => honestPdf(largestUpload + 1),
    why: 'This file is larger than 10 MB. Please choose a smaller one.',
  },
  {
    name: 'renamed-picture.pdf',
    file: renamedJpeg,
    why: 'Only PDF files are allowed. This one is named like a PDF, but it is another kind of file inside. Please save or print it as a PDF and choose that.',
  },
  {
    name: 'empty.pdf',
    file: () => Buffer.alloc(0),
    why: 'This file is empty. Please save it again and choose the new file.',
  },
]
const seenByServer = [
  {
    name: 'truncated.pdf',
    file: truncatedPdf,
    why: 'This PDF is damaged or incomplete. Please save it again and choose the new file.',
  },
  {
    name: 'encrypted.pdf',
    file: encryptedPdf,
    why: 'This PDF is locked or encrypted. Please save a copy without protection and choose that.',
  },
  {
    name: 'javascript.pdf',
    file: pdfWithJavaScript,
    why: 'This PDF contains a script or starts a program. Please print it to a new PDF and choose that.',
  },
  {
    name: 'launch.pdf',
    file: pdfWithLaunch,
    why: 'This PDF contains a script or starts a program. Please print it to a new PDF and choose that.',
  },
  {
    name: 'attachment.pdf',
    file: pdfWithEmbeddedFile,
    why: 'This PDF has other files inside. Please print it to a new PDF and choose that.',
  },
  {
    name: 'bomb.pdf',
    file: bombPdf,
    why: 'This PDF unpacks to far more than a document needs. Please print it to a new PDF and choose that.',
  },
]

test('every hostile file is refused with one sentence, and another can be chosen at once', async ({
  page,
  aster,
}) => {
  test.slow()
  const stage = await UploadStage.open(page, aster.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const { name, file, why } of seenByDevice) {
    await stage.picker.focus()
    await stage.choose(name, file())
    await expect(stage.words).toHaveText(why)
    await expect(stage.picker).toBeFocused()
    await expect(stage.said).toHaveText(`${name}: ${why.replace(/ This one is named.*/, '')}`)
  }
  expect(asked).not.toContain(apiPaths.uploads)
  // What the server finds in each is asserted by judge-file.test.ts; all sentences are shown in one place.
  for (const { name, file, why } of isFull ? seenByServer : seenByServer.slice(0, 2)) {
    await stage.choose(name, file())
    await expect(stage.said).toHaveText(`${name}: ${why}`)
    await expect(stage.words).toHaveText(why)
  }
  expect(asked).toContain(apiPaths.uploads)
  await page.reload()
  await expect(stage.picker).toBeAttached()
  await stage.choose('honest.pdf', honestPdf(100_000))
  await expect(stage.words).toHaveText('98 KB, uploaded')
})
