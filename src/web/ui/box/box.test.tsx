import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Box } from './box.tsx'

test('a box is a section named by its title', () => {
  const page = serve(
    <Box id="need" title="The need">
      <p>Microbiology</p>
    </Box>,
  )
  expect(find(page, 'section').getAttribute('aria-labelledby')).toBe('need')
})
