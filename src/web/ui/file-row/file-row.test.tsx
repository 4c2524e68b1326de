import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { FileRow } from './file-row.tsx'

test('progress is a labelled bar beside the text', () => {
  const page = serve(
    <FileRow name="cv.pdf" detail="1.2 MB of 3.4 MB" progress={{ label: 'Upload progress', percent: 36 }} />,
  )
  expect(find<HTMLProgressElement>(page, 'progress').value).toBe(36)
})
