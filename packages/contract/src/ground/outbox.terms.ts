/** What leaves the house, each in a lane of its own: codes wait for no newsletter, mails for no gateway of messages. */
export const outboxLaneLabels = { code: '验证码', mail: '邮件', sms: '短信' } as const;
export type OutboxLane = keyof typeof outboxLaneLabels;
