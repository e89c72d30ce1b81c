/** The id that the databases of tests have, and the picture store of each file of tests. */
export const testStoreId = "01890000-0000-7000-8000-000000000000";
