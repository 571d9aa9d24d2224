import QuoinLayout

// The counterpart that compiles.
class Fancy: View {}
