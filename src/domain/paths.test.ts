import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** The route table of the specification, with the slug of the product in its place. */
const specified = [
  '/',
  '/login',
  '/news',
  '/partnerships',
  '/become-expert',
  '/become-trainer',
  '/request-support',
  '/about',
  '/about/where-we-work',
  '/about/projects',
  '/about/missions',
  '/about/about-aster',
  '/about/governance',
  '/about/secretariat',
  '/about/contact-us',
  '/about/aster-team',
  '/story',
  '/aster-experts',
  '/partnerships/ICARS',
  '/partnerships/ISAC',
  '/partnerships/ESCMID',
  '/partnerships/others',
  '/partnerships/get-involved',
  '/become-expert/what-is-aster-expert',
  '/become-expert/meet-our-experts',
  '/become-expert/apply',
  '/become-expert/edit',
  '/become-trainer/what-is-ams-trainer',
  '/become-trainer/our-trainers',
  '/become-trainer/apply',
  '/request-support/types-of-support',
  '/request-support/how-can-aster-help-my-facility',
  '/request-support/apply',
  '/request-support/edit',
]

const all: readonly string[] = Object.values(paths).map((path) => path('a-slug'))

test('every path of the specification is there, as it is spelt', () => {
  expect(specified.filter((path) => !all.includes(path))).toEqual([])
})

test('the routes that the specification only names have paths of ours', () => {
  expect(all.filter((path) => !specified.includes(path))).toEqual([
    '/become-trainer/edit',
    '/expert-stories#a-slug',
    '/terms/experts',
    '/terms/trainers',
    '/terms/request-support',
    '/areas-of-support',
    '/partnerships/get-involved/what-we-do',
    '/select-expert',
    '/story/a-slug',
    '/story/preview/a-slug',
    '/privacy',
    '/accessibility',
    '/admin',
    '/admin/applications/experts',
    '/admin/applications/experts/a-slug',
    '/admin/applications/hospitals',
    '/admin/applications/hospitals/a-slug',
    '/admin/applications/trainers',
    '/admin/applications/trainers/a-slug',
    '/admin/content',
    '/admin/content/edit',
    '/admin/content/version',
    '/admin/set-up',
    '/admin/sign-out',
    '/admin/account',
    '/admin/account/second-factor',
    '/admin/account/passkeys',
    '/admin/users',
    '/admin/users/a-slug',
    '/login/code',
    '/login/link',
    '/dev/kit',
  ])
  expect(paths.expertStories()).toBe('/expert-stories')
})
