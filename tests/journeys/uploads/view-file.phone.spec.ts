import { experts } from '../../api/applicants/own-expert.ts'
import { keepDrawnExpert } from '../../harness/uploads/drawn-expert.ts'
import { isAccessible, openApplication, test } from '../applicants/own-expert.ts'
import { expect } from '../aster.ts'

test('24.20 a file of one’s own application is read in the page on a phone, with the download beside it', async ({
  page,
  store,
}) => {
  const expert = await keepDrawnExpert(store)
  await openApplication(page, expert, '&all')
  const resume = page.getByRole('group', { name: 'Professional resume' })
  await resume.getByRole('button', { name: /^View/ }).tap()
  const pages = resume.getByRole('region', { name: 'Pages of Professional resume' })
  await expect(pages.getByRole('img')).toHaveCount(2)
  const first = pages.getByRole('img', { name: 'Page 1 of 2: Professional resume' })
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await isAccessible(page)
  await expect(resume.getByRole('link', { name: /^Download/ })).toHaveAttribute(
    'href',
    `${experts}/getFile/${expert.resume}`,
  )
  await resume.getByRole('button', { name: /^Hide/ }).tap()
  await expect(pages).toHaveCount(0)

  const endorsement = page.getByRole('group', { name: 'Professional endorsement' })
  await endorsement.getByRole('button', { name: /^View/ }).tap()
  await expect(endorsement.getByRole('status').first()).toHaveText(
    'We cannot show this file here. Please download it.',
  )
  await isAccessible(page)
})
