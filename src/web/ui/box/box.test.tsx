import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Box } from './box.tsx'

test('a box is a section named by its title', async () => {
  const page = serve(
    <Box id="need" title="The need">
      <p>Microbiology</p>
    </Box>,
  )
  await expectAccessible(page)
  expect(find(page, 'section').getAttribute('aria-labelledby')).toBe('need')
})
