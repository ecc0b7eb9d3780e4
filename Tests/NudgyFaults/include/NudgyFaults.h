/// Makes system calls fail, or kills the process in the midst of them, for the tests of faults.
///
/// Loaded into the program with LD_PRELOAD; see `faults.c` for the variables it goes by.
