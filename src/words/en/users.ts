/** Who deleted their account, on what their housemates still need (decisions 'Accounts'). */
export const formerHousemate = 'Former housemate';
