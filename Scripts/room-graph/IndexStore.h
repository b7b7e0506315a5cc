// The compiler's index, as the toolchain's libIndexStore reads it.
#include <indexstore/indexstore.h>
