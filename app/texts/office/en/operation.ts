import type { deCheckup } from "../de/operation.ts";

/** The English texts of the page that shows the condition of the site. */
export const enCheckup: { [N in keyof typeof deCheckup]: { [K in keyof (typeof deCheckup)[N]]: string } } = {
	zustand: {
		title: "System status",
		intro: "What is running, what is missing, and what to do.",
		"state.good": "Good",
		"state.look": "Check",
		"state.bad": "Urgent",
		more: "Open",
		unanswered: "The check did not answer in time, or failed.",
		unansweredTodo: "Load the page again. If it stays like this, the program’s log says why.",
		probeTitle: "Try the mail server",
		probeText: "Signs in to the mail server and sends nothing. It takes eight seconds at most.",
		probe: "Test connection",
		probing: "Trying …",
		"probed.mail.good": "The mail server has answered and accepts the sign-in.",
		"probed.mail.bad": "Mail server: {reason}",
		"probed.mail.none": "No mail server is set up.",
		"name.store": "Picture store",
		storeGood: "It belongs to this database. Files that nothing needs any more are deleted after a day.",
		storeOther:
			"The store of pictures, documents and CVs does not belong to this database, so nothing in it is deleted.",
		storeMany:
			"{orphans} of {files} files are unknown to this database. That is unusually many, so they are not deleted.",
		"storeTodo.other":
			"Usually a setting names the wrong database or the wrong store, or the database was lost and created again. Check DATABASE_URL, DATA_DIR and S3_BUCKET, and whether a second website uses the same store, then restart. If the database is missing, bring it back from the backup: npm run restore -- FILE.tar.gz --replace",
		"storeTodo.many":
			"Perhaps the database is older than the store, for example after a backup was restored, or a second website uses the same store. Check DATABASE_URL, DATA_DIR and S3_BUCKET before you delete anything.",
		"release.other": "Match store and database",
		"release.many": "Delete files without an entry",
		"releaseText.other":
			"Only if you have checked the settings and all is right. The website then resumes deleting what this database does not know and is older than a day; if that is many files, it asks once more. Another database that uses the same store no longer deletes anything there.",
		"releaseText.many": "Deletes, once, all {orphans} files that this database does not know. This cannot be undone.",
		"releaseSure.other": "Only if this store belongs to this database.",
		"releaseSure.many": "Only if nobody needs these files any more. Deleting them cannot be undone.",
		"releaseButton.other": "Match",
		"releaseButton.many": "Delete {orphans} files",
		releaseStale: "Nothing was deleted: the store has changed in the meantime. Please look again.",
		"released.other": "The store now belongs to this database.",
		"released.many": "{count} files were deleted.",
		"released.many.one": "1 file was deleted.",
		"name.disk": "Disk space",
		disk: "{free} of {total} free ({folder}).",
		diskTodo:
			"Make room or enlarge the disk. Once it is full the website still shows what it has, but can store nothing, not even an enquiry.",
		"name.backup": "Backup",
		"backupMade.one": "Last on {time}: {size}, {rows} rows and 1 picture, read back and compared ({file}).",
		backupMade: "Last on {time}: {size}, {rows} rows and {count} pictures, read back and compared ({file}).",
		backupFirst: "None yet. The first will be made at {at} in {folder}.",
		backupKey:
			"It does not contain this installation’s key (SECRET_KEY or DATA_DIR/secret-key). Keep a copy of the key and of the backups on another machine as well.",
		backupOff: "The daily backup is switched off (BACKUP=off).",
		backupOffTodo: "See to it yourself that “npm run backup” runs every day, or remove BACKUP=off.",
		backupMissing: "The last one is from {time}.",
		backupNever: "There is none yet, although the website has been running since {time}.",
		backupMissingTodo:
			"There should be one every day. Look into the program’s log, and until then back up by hand: npm run backup -- FILE.tar.gz",
		"backupReason.room": "Failed on {time}: there is not enough room in {folder}.",
		"backupReason.place": "Failed on {time}: the folder {folder} cannot be written.",
		"backupReason.damaged": "Failed on {time}: what was written did not read back unchanged.",
		"backupReason.pictures": "Failed on {time}: a picture or the picture store could not be read.",
		"backupReason.interrupted": "Failed on {time}: the program that makes it was ended.",
		"backupReason.other": "Failed unexpectedly on {time}.",
		"backupTodo.room": "Make room, or choose another folder with BACKUP_DIR. It is tried again every half hour.",
		"backupTodo.place": "Let the program’s user write there, or choose another folder with BACKUP_DIR.",
		"backupTodo.damaged": "The disk is suspect: back up by hand to another one and have this one checked.",
		"backupTodo.pictures": "The program’s log names the picture. It is tried again every half hour.",
		"backupTodo.interrupted": "Perhaps there is too little memory. The system’s log says who ended it.",
		"backupTodo.other": "The program’s log says why. It is tried again every half hour.",
		"name.mail": "Mail server",
		mailNone: "No mail server is set up: e-mails are not sent but filed.",
		mailNoneTodo:
			"Enter the mail server as SMTP_URL in the program’s settings and restart it. The files are in {folder}.",
		deliverySent: "{server}, last delivery on {time}.",
		deliveryUnused:
			"{server}, nothing was delivered in the last 14 days. Only the next attempt will show whether it can be reached.",
		deliveryTrouble: "{server}, last failed on {time}: {reason}",
		"deliveryTodo.mail":
			"Check SMTP_URL and whether the mail server is running. It is tried again and again for a day.",
		"name.webhook": "Webhook",
		webhookNone: "Not set up. Without a webhook there is nothing to do.",
		"deliveryTodo.webhook":
			"Check CONTACT_WEBHOOK_URL and the program behind it. It is tried again and again for a day.",
		"name.address": "Address and TLS",
		addressGood: "{url}, behind a proxy.",
		addressNoProxy:
			"{url}, but TRUST_PROXY is off: all visitors count as one and share the limits for enquiries and sign-ins.",
		addressNoProxyTodo: "Set TRUST_PROXY=on if there is a proxy in front, and restart.",
		addressLocal: "{url}: the website is meant for this machine alone.",
		addressLocalTodo:
			"Before others visit it: a proxy with a certificate in front, PUBLIC_URL=https://… and TRUST_PROXY=on.",
		addressPlain: "{url}: passwords and enquiries travel unencrypted.",
		addressPlainTodo: "Put a proxy with a certificate in front and set PUBLIC_URL=https://… and TRUST_PROXY=on.",
		"name.legal": "Legal notice and privacy policy",
		legalGood:
			"No placeholder that can be recognised is left in app/site/company.ts. Check the texts in app/texts/public too: they tell of the demo’s firm.",
		legalOpen: "Placeholder details still in use, for example: {places}",
		legalTodo: "Fill in app/site/company.ts, run “npm run build” and restart. Have a lawyer read the texts.",
		"name.secondFactor": "Second factor",
		secondFactorGood: "All administrators have one.",
		secondFactorUnreadable:
			"This installation’s key does not open at least one of them: the codes of its app are refused.",
		secondFactorUnreadableTodo:
			"Put the earlier SECRET_KEY or the earlier file DATA_DIR/secret-key back in place. If the key is lost: npm run user -- reset EMAIL. Until then a recovery code or passkey helps.",
		secondFactorMissing: "Still without a second factor: {people}",
		secondFactorTodo: "Those without set it up under “My account”. Under “Users” you can require it.",
		"name.plans": "Schedules",
		plansGood: "None is overdue. Scheduled: {count}.",
		plansLate: "Overdue schedules: {names}.",
		plansLateTodo:
			"The program carries out schedules to the minute. Restart it; if it stays like this, the log says why.",
		plansRefused: "Schedules were not carried out, because the person may no longer do so: {names}.",
		plansRefusedTodo: "Schedule again, or delete the schedule.",
		planName: "“{name}”",
		"name.housekeeping": "Tidying up",
		housekeepingGood: "What has expired is deleted every hour.",
		housekeepingPaused:
			"The newest entry at start-up was from {newest}. The server’s clock may be ahead: nothing is deleted until {until}.",
		housekeepingPausedTodo:
			"If the clock is wrong, set it and restart the program. If it is right, there is nothing to do.",
	},
};
