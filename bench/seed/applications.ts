import { sql } from 'kysely'
import { countries } from '../../src/domain/lists/countries.ts'
import type { Database } from '../../src/store/database.ts'

const given =
  'Ama Zoë José Łukasz Nguyễn Fatima Chiara Søren Anaïs Kwame Ingrid Mehmet Ayşe Tomáš Priya Wei Yuki Olga Ivan Leïla Amara Björn Céline Dário Elif Farid Gülşen Håkon Inés Jürgen Kofi Lucía Márta Noémie Oluwaseun Pál Quynh Renée Şebnem Thiago'
const family =
  'Owusu Müller García Kowalski Nguyen Hassan Rossi Jørgensen Dubois Mensah Larsen Yılmaz Öztürk Novák Sharma Chen Tanaka Petrova Ivanov Benali Okafor Lindqvist Lefèvre Gonçalves Demir Rahimi Şahin Hansen Ibáñez Schröder Boateng Muñoz Nagy Moreau Adeyemi Szabó Tran Fontaine Aydın Peña'
const towns =
  'Bepoase Kraków Tromsø Nantes Valparaíso Łódź Kisumu Hyderabad Çorum Bragança Gdańsk Arequipa Tamale Zürich Ålesund Huế Medellín Jos Aarhus Debrecen'
const houses =
  'Teaching Hospital|District Hospital|University Clinic|Centre Hospitalier|Hôpital Général|Klinikum|Regional Laboratory|Institute of Hygiene|Clínica Universitária|Medical College'
const prose =
  'laboratory ward antibiotic stewardship audit guideline resistance culture patients nurses pharmacy review policy training surveillance quality sample report infection prevention team evidence protocol teaching rural district support practice outcome measure change committee diagnosis therapy dose'

/**
 * Seeds applications, 80 % of experts: names with accents, all countries, different long texts, statuses and dates
 * as after years of operation. One name contains a word that occurs nowhere else.
 */
export async function seedApplications({ db }: Database, count: number, rare: string): Promise<void> {
  await sql`SELECT setseed(0.42)`.execute(db)
  await sql`
    INSERT INTO application (kind, status, submitted_at, updated_at, tags, answers)
    SELECT kind, CASE kind WHEN 'hospital' THEN hospital_status ELSE registry_status END, sent_at,
      least(now(), sent_at + random() * interval '90 days'),
      CASE WHEN n % 50 = 0 THEN ARRAY['urgent'] WHEN n % 7 = 0 THEN ARRAY['follow-up'] ELSE '{}' END,
      CASE kind WHEN 'expert' THEN expert WHEN 'hospital' THEN hospital ELSE trainer END
    FROM (
      SELECT *,
        jsonb_build_object('name', CASE n WHEN 4242 THEN ${rare} ELSE given END, 'surname', family, 'email', address,
          'phone', '+233 20 ' || n, 'institution', town || ' ' || house, 'job_title', 'Head of department',
          'country', country, 'specialty_ids', jsonb_build_array(one, one % 20 + 1),
          'work_experience_range', '20+ years', 'motivation', prose, 'language_proficiency', languages,
          'regional_experience', jsonb_build_array(jsonb_build_object('id', 1, 'value', 'Africa',
            'years_of_experience', '5-10')),
          'general_availability', 'Online support only', 'consent', true) AS expert,
        jsonb_build_object('name', town || ' ' || house || ' ' || n % 90, 'address', n || ' Hospital Road',
          'city', town, 'country', country, 'contact_person', given || ' ' || family, 'email', address,
          'phone_number', '+233 20 ' || n, 'institution_level_id', n % 4 + 1, 'num_of_beds', n % 900,
          'working_languages', jsonb_build_array(n % 7 + 1), 'field_of_expertise_ids', jsonb_build_array(n % 5 + 1),
          'requested_support_description', prose, 'requested_support_reason', reverse(prose),
          'support_timeframe', '6-12', 'method_of_support', 'onlineOnly') AS hospital,
        jsonb_build_object('name', given, 'surname', family, 'email', address, 'phone_number', '+233 20 ' || n,
          'country_origin', country, 'field_of_expertise_ids', jsonb_build_array(n % 5 + 1),
          'language_proficiency', languages) AS trainer
      FROM (
        SELECT n, now() - random() * interval '4 years' AS sent_at,
          (ARRAY['expert','expert','expert','expert','hospital','expert','expert','trainer','expert','expert'])[n % 10 + 1]
            AS kind,
          (${words(statuses.registry)})[1 + floor(random() * 20)::int] AS registry_status,
          (${words(statuses.hospital)})[1 + floor(random() * 20)::int] AS hospital_status,
          (${words(given.split(' '))})[1 + floor(random() * 40)::int] AS given,
          (${words(family.split(' '))})[1 + floor(random() * 40)::int] AS family,
          (${words(towns.split(' '))})[1 + floor(random() * 20)::int] AS town,
          (${words(houses.split('|'))})[1 + floor(random() * 10)::int] AS house,
          (${words(countries.map(({ label }) => label))})[1 + floor(power(random(), 2) * ${countries.length})::int]
            AS country,
          'person.' || n || '@hospital-' || n % 700 || '.example' AS address,
          1 + floor(power(random(), 2) * 20)::int AS one,
          jsonb_build_array(jsonb_build_object('id', n % 7 + 1, 'value', 'English', 'proficiency', 'Native'))
            AS languages,
          convert_from(substr(${Buffer.from(text)}::bytea, 1 + floor(random() * ${text.length - 1100})::int, 1100), 'UTF8')
            AS prose
        FROM generate_series(1, ${count}::int) AS n
      ) AS drawn
    ) AS written`.execute(db)
  await sql`
    WITH staff AS (
      INSERT INTO staff_user (name, email, role)
      SELECT 'Coordinator ' || n, 'coordinator.' || n || '@aster.example', 'coordinator'
      FROM generate_series(1, 3) AS n RETURNING id
    )
    UPDATE application SET assignee_id = (SELECT id FROM staff ORDER BY hashtext(id::text || number) LIMIT 1)
    WHERE number % 30 = 0`.execute(db)
  await sql`VACUUM ANALYZE application, staff_user`.execute(db)
}

const statuses = {
  registry: [
    ...Array(2).fill('submitted'),
    ...Array(2).fill('in_review'),
    ...['info_requested', 'interview', 'accepted', 'paused'],
    ...Array(6).fill('active'),
    ...Array(4).fill('declined'),
    ...Array(2).fill('withdrawn'),
  ],
  hospital: [
    ...Array(2).fill('submitted'),
    ...Array(2).fill('in_review'),
    ...['info_requested', 'eligible', 'shortlist_sent', 'expert_selected'],
    ...Array(4).fill('active'),
    ...Array(4).fill('completed'),
    ...Array(2).fill('declined'),
    ...['no_match', 'withdrawn'],
  ],
}

/** Substrings of it are all different; cut as bytes, since PostgreSQL counts characters from the start. */
const text = Array.from({ length: 9000 }, (_, at) => prose.split(' ')[(at * at + 7 * at) % 34]).join(' ')

const words = (list: readonly string[]) => sql`${[...list]}::text[]`
