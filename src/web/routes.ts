import { paths } from '../domain/paths.ts'
import { done } from '../domain/refusals.ts'
import { importRoute } from './admin/applications/import/import-page.tsx'
import { onBehalfRoute } from './admin/applications/on-behalf/on-behalf-page.tsx'
import { inboxRoute } from './admin/contact/inbox-page.tsx'
import { messageRoute } from './admin/contact/message-page.tsx'
import { replyTextsRoute } from './admin/contact/reply-texts-page.tsx'
import { contentEditorRoute } from './admin/content/content-edit-page.tsx'
import { contentListRoute } from './admin/content/content-page.tsx'
import { contentPreviewRoute } from './admin/content/content-preview-page.tsx'
import { translationRoute } from './admin/content/content-translation-page.tsx'
import { contentVersionRoute } from './admin/content/content-version-page.tsx'
import { pageCompareRoute } from './admin/content/pages/page-compare-page.tsx'
import { pageEditorRoute } from './admin/content/pages/page-edit-page.tsx'
import { pageVersionRoute } from './admin/content/pages/page-version-page.tsx'
import { pagesRoute } from './admin/content/pages/pages-page.tsx'
import { allTokensRoute, ownTokensRoute } from './admin/integrations/tokens-page.tsx'
import { webhookRoute } from './admin/integrations/webhook-page.tsx'
import { webhookSettingsRoute } from './admin/integrations/webhook-settings-page.tsx'
import { webhooksRoute } from './admin/integrations/webhooks-page.tsx'
import { groupMailRoute } from './admin/mail/group-mail-page.tsx'
import { mailRoute } from './admin/mail/mail-page.tsx'
import { letterRoute } from './admin/mail/mail-text-page.tsx'
import { mailTextsRoute } from './admin/mail/mail-texts-page.tsx'
import { letterWordsRoute } from './admin/mail/mail-words-page.tsx'
import { outboxRoute } from './admin/mail/outbox-page.tsx'
import { workspaceRoute } from './admin/matching/workspace-page.tsx'
import { eraseRoute } from './admin/privacy/erase-page.tsx'
import { personRoute } from './admin/privacy/person-page.tsx'
import { privacyRoute } from './admin/privacy/privacy-page.tsx'
import { retentionRoute } from './admin/privacy/retention-page.tsx'
import { boardRoute } from './admin/programme/board-page.tsx'
import { matchRoute } from './admin/programme/match-page.tsx'
import { deskRoute } from './admin/review/desk-route.tsx'
import { agreementRoute } from './admin/settings/agreement-page.tsx'
import { brandRoute } from './admin/settings/brand-page.tsx'
import { menusRoute } from './admin/settings/menus-page.tsx'
import { registryRoute } from './admin/settings/registry-page.tsx'
import { settingsRoute } from './admin/settings/settings-page.tsx'
import { accountRoute } from './admin/staff/account-page.tsx'
import { auditRoute } from './admin/staff/audit/audit-page.tsx'
import { calendarRoute } from './admin/staff/calendar-page.tsx'
import { keysRoute } from './admin/staff/keys-page.tsx'
import { codeRoute } from './admin/staff/login-code-page.tsx'
import { forgottenRoute } from './admin/staff/login-forgotten-page.tsx'
import { staffLinkRoute } from './admin/staff/login-link-page.tsx'
import { loginRoute } from './admin/staff/login-page.tsx'
import { passkeysRoute } from './admin/staff/passkeys-page.tsx'
import { secondFactorRoute } from './admin/staff/second-factor-page.tsx'
import { secondStepRoute } from './admin/staff/second-step-page.tsx'
import { sessionsRoute } from './admin/staff/sessions-page.tsx'
import { setUpRoute } from './admin/staff/set-up-page.tsx'
import { signOutRoute } from './admin/staff/sign-out-page.tsx'
import { userRoute } from './admin/staff/user-page.tsx'
import { usersRoute } from './admin/staff/users-page.tsx'
import { insightRoute } from './admin/tracking/insight-page.tsx'
import { editRoute } from './applicants/edit-page.tsx'
import { ownFileRoute } from './applicants/my-file-page.tsx'
import { myLinkRoute } from './applicants/my-link-page.tsx'
import { confirmEmailRoute } from './applicants/new-address/confirm-email-page.tsx'
import { keepEmailRoute } from './applicants/new-address/keep-email-page.tsx'
import { applyRoute } from './applications/apply-route.ts'
import { notMeRoute } from './applications/not-me-page.tsx'
import { contactRoute } from './contact/contact-page.tsx'
import { expertStoriesPage } from './content/experts/expert-stories-page.tsx'
import { homePage } from './content/home/home-page.tsx'
import { newsPage } from './content/news/news-page.tsx'
import { contentPage } from './content/pages/content-page.tsx'
import {
  contentRoute,
  privacyNoticeRoute,
  routeWithContent,
  termsRoute,
} from './content/pages/content-route.ts'
import { pagePreviewRoute } from './content/pages/page-preview-page.tsx'
import { whereWeWorkPage } from './content/places/where-we-work-page.tsx'
import { storiesPage } from './content/stories/stories-page.tsx'
import { previewPage, storyPage } from './content/stories/story-page.tsx'
import { kitRoute } from './kit/kit-page.tsx'
import { invitationRoute } from './matching/invitation/invitation-page.tsx'
import { selectExpertRoute } from './matching/select-expert/select-expert-page.tsx'
import { offlineRoute } from './offline/offline-page.tsx'
import { type Route, route } from './page.ts'
import { verificationRoute } from './programme/certificate-page.tsx'

export const routes: Record<string, Route> = {
  [paths.home()]: route({
    access: 'public',
    page: homePage,
    name: ({ t }) => t('site.home', { name: t('languages.name') }),
    load: async ({ services, locale }) => done(await services.content.readHome(locale)),
  }),

  [paths.about()]: contentRoute('about'),
  [paths.aboutProgramme()]: contentRoute('about-programme'),
  [paths.whereWeWork()]: routeWithContent(whereWeWorkPage, 'where-we-work', (services, locale) =>
    services.readPlaces(locale),
  ),
  [paths.projects()]: contentRoute('projects'),
  [paths.missions()]: contentRoute('missions'),
  [paths.governance()]: contentRoute('governance'),
  [paths.secretariat()]: contentRoute('secretariat'),
  [paths.team()]: contentRoute('team'),
  [paths.contact()]: contactRoute,

  [paths.becomeExpert()]: contentRoute('become-expert'),
  [paths.whatIsExpert()]: routeWithContent(contentPage, 'what-is-expert', async (services, locale) => ({
    voice: (await services.readProfiles(locale)).experts.at(-1),
  })),
  [paths.meetExperts()]: contentRoute('meet-experts'),
  [paths.applyExpert()]: applyRoute('expert'),
  [paths.editExpert()]: editRoute('expert'),
  [paths.experts()]: contentRoute('experts'),
  [paths.expertStories()]: routeWithContent(expertStoriesPage, 'expert-stories', (services, locale) =>
    services.readProfiles(locale),
  ),
  [paths.termsExperts()]: termsRoute('expert'),

  [paths.becomeTrainer()]: contentRoute('become-trainer'),
  [paths.whatIsTrainer()]: contentRoute('what-is-trainer'),
  [paths.ourTrainers()]: contentRoute('our-trainers'),
  [paths.applyTrainer()]: applyRoute('trainer'),
  [paths.editTrainer()]: editRoute('trainer'),
  [paths.termsTrainers()]: termsRoute('trainer'),

  [paths.requestSupport()]: contentRoute('request-support'),
  [paths.areasOfSupport()]: contentRoute('areas-of-support'),
  [paths.typesOfSupport()]: contentRoute('types-of-support'),
  [paths.facilityHelp()]: contentRoute('facility-help'),
  [paths.applyHospital()]: applyRoute('hospital'),
  [paths.editHospital()]: editRoute('hospital'),
  [paths.selectExpert()]: selectExpertRoute,
  [paths.termsRequestSupport()]: termsRoute('hospital'),

  [paths.partnerships()]: contentRoute('partnerships'),
  [paths.icars()]: contentRoute('icars'),
  [paths.isac()]: contentRoute('isac'),
  [paths.escmid()]: contentRoute('escmid'),
  [paths.otherPartners()]: contentRoute('other-partners'),
  [paths.getInvolved()]: contentRoute('get-involved'),
  [paths.whatWeDo()]: contentRoute('what-we-do'),

  [paths.news()]: routeWithContent(newsPage, 'news', async (services, locale) => ({
    items: await services.readNews(locale),
  })),
  [paths.stories()]: routeWithContent(storiesPage, 'stories', async (services, locale) => ({
    stories: await services.readStories(locale),
  })),
  [paths.story(':slug')]: route({
    access: 'public',
    page: storyPage,
    load: ({ services, params, locale }) => services.content.readStory(params.slug ?? '', locale),
  }),
  [paths.storyPreview(':slug')]: route({
    access: 'public',
    knowsStaff: true,
    page: previewPage,
    load: ({ services, params, query: { until, mark }, locale, staff }) =>
      services.content.previewStory(params.slug ?? '', { staff, locale, until, mark }),
  }),

  [paths.pagePreview(':page')]: pagePreviewRoute((path) => routes[path]),
  [paths.notMe()]: notMeRoute,
  [paths.invitation()]: invitationRoute,
  [paths.confirmEmail()]: confirmEmailRoute,
  [paths.keepEmail()]: keepEmailRoute,
  [paths.myLink()]: myLinkRoute,
  [paths.myFile(':key')]: ownFileRoute,
  [paths.certificates()]: verificationRoute,
  [paths.certificate(':code')]: verificationRoute,
  [paths.privacy()]: privacyNoticeRoute,
  [paths.offline()]: offlineRoute,
  [paths.accessibility()]: contentRoute('accessibility'),
  [paths.login()]: loginRoute,
  [paths.loginCode()]: codeRoute,
  [paths.loginLink()]: staffLinkRoute,
  [paths.loginForgotten()]: forgottenRoute,
  [paths.admin()]: deskRoute('read_back_office'),
  [paths.adminExperts()]: deskRoute('read_applications'),
  [paths.adminExpert(':slug')]: deskRoute('read_applications'),
  [paths.adminHospitals()]: deskRoute('read_applications'),
  [paths.adminHospital(':slug')]: deskRoute('read_applications'),
  [paths.adminWorkspace(':id')]: workspaceRoute,
  [paths.adminTrainers()]: deskRoute('read_applications'),
  [paths.adminTrainer(':slug')]: deskRoute('read_applications'),
  [paths.adminBoard()]: boardRoute,
  [paths.adminMatch(':id')]: matchRoute,
  [paths.adminOnBehalf()]: onBehalfRoute,
  [paths.adminImport()]: importRoute,
  [paths.adminInbox()]: inboxRoute,
  [paths.adminMessage(':id')]: messageRoute,
  [paths.adminReplyTexts()]: replyTextsRoute,
  [paths.adminOutbox()]: outboxRoute,
  [paths.adminMail(':id')]: mailRoute,
  [paths.adminWebhooks()]: webhooksRoute,
  [paths.adminWebhook(':id')]: webhookRoute,
  [paths.adminWebhookSettings(':id')]: webhookSettingsRoute,
  [paths.adminContent()]: contentListRoute,
  [paths.adminContentEdit()]: contentEditorRoute,
  [paths.adminContentVersion()]: contentVersionRoute,
  [paths.adminContentPreview()]: contentPreviewRoute,
  [paths.adminPages()]: pagesRoute,
  [paths.adminPageEdit()]: pageEditorRoute,
  [paths.adminPageVersion()]: pageVersionRoute,
  [paths.adminPageCompare()]: pageCompareRoute,
  [paths.adminContentTranslation()]: translationRoute,
  [paths.adminSetUp()]: setUpRoute,
  [paths.adminSignOut()]: signOutRoute,
  [paths.adminAccount()]: accountRoute,
  [paths.adminSecondFactor()]: secondFactorRoute,
  [paths.adminPasskeys()]: passkeysRoute,
  [paths.adminKeys()]: keysRoute,
  [paths.adminSessions()]: sessionsRoute,
  [paths.adminTokens()]: ownTokensRoute,
  [paths.adminCalendar()]: calendarRoute,
  [paths.adminPrivacy()]: privacyRoute,
  [paths.adminPerson()]: personRoute,
  [paths.adminErase()]: eraseRoute,
  [paths.adminRetention()]: retentionRoute,
  [paths.adminUsers()]: usersRoute,
  [paths.adminUser(':id')]: userRoute,
  [paths.adminSettings()]: settingsRoute,
  [paths.adminGroupMail()]: groupMailRoute,
  [paths.adminMailTexts()]: mailTextsRoute,
  [paths.adminMailText(':letter')]: letterRoute,
  [paths.adminMailWords(':letter')]: letterWordsRoute,
  [paths.adminAgreement()]: agreementRoute,
  [paths.adminBrand()]: brandRoute,
  [paths.adminRegistry()]: registryRoute,
  [paths.adminMenus()]: menusRoute,
  [paths.adminSecondStep()]: secondStepRoute,
  [paths.adminAllTokens()]: allTokensRoute,
  [paths.adminInsight()]: insightRoute,
  [paths.adminAudit()]: auditRoute,
  [paths.kit()]: kitRoute,
}
