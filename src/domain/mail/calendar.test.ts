import { describe, expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './calendar.ts'

const event: CalendarEvent = {
  uid: 'interview-1@aster.example',
  sequence: 2,
  title: 'Interview; with, ASTER\\',
  text: 'First line\nsecond line',
  place: 'https://meet.example/room',
  writtenAt: new Date('2026-11-17T09:30:15.250Z'),
  startsAt: new Date('2026-12-01T08:30:00Z'),
  minutes: 45,
  organizer: { name: 'ASTER "team"\r\n', address: 'coordinator@aster.example' },
  attendee: { address: 'ama@hospital.example' },
}

const write = (changes: Partial<CalendarEvent> = {}) =>
  writeCalendar({ product: 'ASTER', method: 'REQUEST', events: [{ ...event, ...changes } as CalendarEvent] })

/** The lines as a calendar reads them: folded ones are joined. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('39.10 a calendar file follows RFC 5545', () => {
  test('39.10 has an event with its times in UTC, its sequence, and escaped text', () => {
    expect(linesOf(write())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ASTER//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:interview-1@aster.example',
      'DTSTAMP:20261117T093015Z',
      'SEQUENCE:2',
      'DTSTART:20261201T083000Z',
      'DTEND:20261201T091500Z',
      'SUMMARY:Interview\\; with\\, ASTER\\\\',
      'DESCRIPTION:First line\\nsecond line',
      'LOCATION:https://meet.example/room',
      'ORGANIZER;CN="ASTER team":mailto:coordinator@aster.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ama@hospital.example',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('39.10 has no line over 75 bytes and cuts no character, in any script', () => {
    const title = 'Беседа с реестром экспертов, مقابلة مع السجل, 🎓🎓🎓 '.repeat(6)
    const text = write({ title })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(linesOf(text)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
    expect(text).not.toContain('\uFFFD')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('39.10 user input cannot inject a line', () => {
    const typed = 'Room 1\r\nATTENDEE:mailto:evil@example.org\u0007'
    const lines = linesOf(write({ place: typed, title: typed, url: typed }))
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
    expect(lines).toContain('LOCATION:Room 1\\nATTENDEE:mailto:evil@example.org')
  })

  test('39.10 a day has no time, and does not block the calendar', () => {
    const { startsAt: _, minutes: __, ...rest } = event as Extract<CalendarEvent, { startsAt: Date }>
    const lines = linesOf(writeCalendar({ product: 'ASTER', events: [{ ...rest, day: '2026-12-31' }] }))
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'TRANSP:TRANSPARENT',
      ]),
    )
    expect(lines.some((line) => line.startsWith('METHOD'))).toBe(false)
  })

  test('39.50 a feed says how often it should be read again', () => {
    const lines = linesOf(writeCalendar({ product: 'ASTER', name: 'ASTER', everyHours: 1, events: [] }))
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  })
})
