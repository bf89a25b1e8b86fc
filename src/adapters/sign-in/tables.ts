const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** The tables and columns of accounts that hold what Better Auth calls user, session, account and verification. */
export const TABLES = {
  user: { modelName: 'account', fields: { emailVerified: 'email_verified', ...TIMES } },
  session: {
    modelName: 'session',
    fields: {
      userId: 'account_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...TIMES,
    },
  },
  account: {
    modelName: 'sign_in_method',
    fields: {
      userId: 'account_id',
      accountId: 'provider_account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...TIMES,
    },
  },
  verification: {
    modelName: 'verification',
    fields: { expiresAt: 'expires_at', ...TIMES },
    storeIdentifier: 'hashed',
  },
} as const;
