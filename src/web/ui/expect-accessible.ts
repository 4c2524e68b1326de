import axe from 'axe-core'
import { expect } from 'vitest'

/** The test document has no layout, so contrast is measured in a real browser instead. */
const needsLayout = { 'color-contrast': { enabled: false } }

export async function expectAccessible(root: Element): Promise<void> {
  const { violations } = await axe.run(root, { rules: needsLayout })
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}
