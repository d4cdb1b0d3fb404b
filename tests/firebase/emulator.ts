/** Administers the running Auth emulator by its REST API. */
export function emulatorAt(url: string) {
  const admin = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The emulator said ${response.status}: ${await response.text()}`);
  };
  return {
    /** Sets whether an unknown address causes the same error as a wrong password. */
    protectFromEnumeration: (enableImprovedEmailPrivacy: boolean) =>
      admin('PATCH', 'emulator/v1/projects/demo-updraft/config', {
        emailPrivacyConfig: { enableImprovedEmailPrivacy },
      }),
    deleteAccount: (localId: string) =>
      admin('POST', 'identitytoolkit.googleapis.com/v1/projects/demo-updraft/accounts:delete', { localId }),
    deleteAllAccounts: () => admin('DELETE', 'emulator/v1/projects/demo-updraft/accounts'),
  };
}
