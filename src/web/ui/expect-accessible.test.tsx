import { expect, test } from 'vitest'
import { expectAccessible } from './expect-accessible.ts'
import { serve } from './mount.ts'

test('a field without a name is found out', async () => {
  await expect(expectAccessible(serve(<input type="text" />))).rejects.toThrow(/label/)
})

test('a role that its children do not fill is found out', async () => {
  await expect(
    expectAccessible(
      serve(
        <ul>
          <p>No item</p>
        </ul>,
      ),
    ),
  ).rejects.toThrow(/list/)
})
