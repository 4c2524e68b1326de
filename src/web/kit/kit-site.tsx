import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Facts } from '../ui/facts/facts.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { PageHead } from '../ui/page-head/page-head.tsx'
import { Path } from '../ui/path/path.tsx'
import { SectionHead } from '../ui/section-head/section-head.tsx'
import { SiteFooter } from '../ui/site-footer/site-footer.tsx'
import { SiteHeader } from '../ui/site-header/site-header.tsx'
import type { SampleProps } from './sample.ts'

export function KitSite({ t, at }: SampleProps) {
  return (
    <>
      <SampleHeader t={t} at={at} />
      <Hero
        id={`${at}-hero`}
        lines={[t('kitSample.promise1'), t('kitSample.promise2'), t('kitSample.promise3')]}
        highlight={t('kitSample.promiseLit')}
        lede={t('kitSample.promiseLede')}
      >
        <LinkButton variant="accent" href={`#${at}`}>
          {t('kitSample.requestSupport')}
        </LinkButton>
        <LinkButton variant="secondary" href={`#${at}`}>
          {t('kitSample.becomeExpert')}
        </LinkButton>
      </Hero>
      <div className="wrap">
        <Facts
          items={([1, 2, 3, 4] as const).map((n) => ({
            value: t(`kitSample.fact${n}`),
            meaning: t(`kitSample.fact${n}Meaning`),
          }))}
        />
      </div>
      <Band labelledBy={`${at}-doors`}>
        <SectionHead id={`${at}-doors`} title={t('kitSample.doors')} />
        <div className="grid gap-6">
          {(['hospital', 'user', 'teach'] as const).map((icon, index) => (
            <Path
              key={icon}
              icon={icon}
              title={t(`kitSample.door${(index + 1) as 1 | 2 | 3}`)}
              text={t(`kitSample.door${(index + 1) as 1 | 2 | 3}Text`)}
              action={{ label: t('kitSample.apply'), href: `#${at}` }}
            />
          ))}
        </div>
      </Band>
      <PageHead
        title={t('kitSample.whatIsExpert')}
        lede={t('kitSample.areasText')}
        above={t('kitSample.kilima')}
        crumbs={{
          label: t('kit.breadcrumb'),
          items: [{ label: t('kitSample.home'), href: `#${at}` }, { label: t('kitSample.becomeExpert') }],
        }}
      />
      <SampleFooter t={t} at={at} />
    </>
  )
}

function SampleHeader({ t, at }: SampleProps) {
  const href = (name: string) => `#${at}-${name}`
  return (
    <SiteHeader
      home={`#${at}`}
      labels={{
        home: t('kitSample.home'),
        menu: t('kitSample.menu'),
        navigation: `${t('kitSample.main')}, ${at}`,
        language: t('kitSample.language'),
      }}
      menus={[
        {
          label: t('kitSample.about'),
          items: [
            { label: t('kitSample.whereWeWork'), hint: t('kitSample.whereWeWorkHint'), href: href('where') },
            { label: t('kitSample.team'), hint: t('kitSample.teamHint'), href: href('team') },
          ],
        },
        {
          label: t('kitSample.becomeExpert'),
          items: [
            {
              label: t('kitSample.whatIsExpert'),
              hint: t('kitSample.whatIsExpertHint'),
              href: href('what'),
              current: true,
            },
            { label: t('kitSample.apply'), hint: t('kitSample.applyHint'), href: href('apply') },
          ],
        },
        { label: t('kitSample.partnerships'), href: href('partnerships') },
      ]}
      languages={[
        { label: 'English', lang: 'en', href: href('en'), current: true },
        { label: 'Français', lang: 'fr', href: href('fr') },
        { label: 'العربية', lang: 'ar', href: href('ar') },
      ]}
    />
  )
}

function SampleFooter({ t, at }: SampleProps) {
  const link = (label: string) => ({ label, href: `#${at}-${label}` })
  return (
    <SiteFooter
      home={`#${at}`}
      homeLabel={t('kitSample.home')}
      organisation={t('kitSample.organisation')}
      columns={[
        { title: t('kitSample.hospitals'), links: [link(t('kitSample.requestSupport'))] },
        {
          title: t('kitSample.experts'),
          links: [link(t('kitSample.whatIsExpert')), link(t('kitSample.apply'))],
        },
        { title: t('kitSample.about'), links: [link(t('kitSample.team')), link(t('kitSample.contact'))] },
        { title: t('kitSample.follow'), links: [{ ...link(t('kitSample.videoChannel')), external: true }] },
      ]}
      notes={[t('kitSample.copyright'), link(t('kitSample.credit'))]}
      appearance={{
        label: t('kitSample.appearance'),
        system: t('kitSample.system'),
        light: t('kitSample.light'),
        dark: t('kitSample.dark'),
      }}
    />
  )
}
