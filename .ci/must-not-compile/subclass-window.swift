// error: inheritance from a final class 'Window'
import QuoinLayout

// A window is a root and nothing else.
class Fancy: Window {}
